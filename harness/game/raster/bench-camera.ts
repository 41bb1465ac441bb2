import type { Camera } from '../display/display-list.ts';

/** A camera at `eye` that looks at `target`; the field of view is 70 degrees high. */
export function lookAt(eye: readonly number[], target: readonly number[]): Camera {
  const unit = (v: readonly number[]): [number, number, number] => {
    const length = Math.sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
    return [v[0] / length, v[1] / length, v[2] / length];
  };
  const cross = (a: readonly number[], b: readonly number[]): [number, number, number] => [
    a[1] * b[2] - a[2] * b[1],
    a[2] * b[0] - a[0] * b[2],
    a[0] * b[1] - a[1] * b[0],
  ];
  const forward = unit([target[0] - eye[0], target[1] - eye[1], target[2] - eye[2]]);
  const right = unit(cross(forward, [0, 1, 0]));
  const up = cross(right, forward);
  return { x: eye[0], y: eye[1], z: eye[2], right, up, forward, tanHalfFov: 0.7002075382097097, near: 0.05, far: 1000 };
}
