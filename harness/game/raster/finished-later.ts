import type { DisplayList } from '../display/display-list.ts';

/** Whether a frame's bands leave the interface out, since passes over the whole picture come before it: see finishFrame. */
export function isFinishedLater(list: Pick<DisplayList, 'post' | 'camera'>): boolean {
  return list.post !== undefined && list.camera !== null;
}
