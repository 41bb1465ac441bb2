import { findChromium } from './find-chromium.ts';
import { openPageWindow } from './page-window.ts';

/** What a WebGL page draws: indexed triangles of textured, coloured corners in a fog. */
export interface WebglScene {
  readonly width: number;
  readonly height: number;
  /** 20 bytes a corner: place from the eye as 3 floats, texel of the tiles as 2 unsigned shorts (sixteenths of a tile, rows of all tiles), colour and alpha. */
  readonly corners: Uint8Array;
  /** Corners of triangles, counter-clockwise from before: first the solid ones, then the mixed ones. */
  readonly indices: Uint32Array;
  readonly solidIndices: number;
  /** 16x16 tiles below one another, RGBA. */
  readonly tiles: Uint8Array;
  /** World to clip space, column by column. */
  readonly matrix: readonly number[];
  /** Red, green and blue, 0..1, and where it begins and ends, in blocks. */
  readonly fog: readonly [number, number, number, number, number];
}

/** Frames that a page drew. */
export interface WebglFrames {
  /** What the page says that it draws with. */
  readonly renderer: string;
  /** Milliseconds of each frame: draw, wait, read all pixels back. */
  readonly times: readonly number[];
  /** Share of the picture's pixels that triangles covered. */
  readonly covered: number;
}

// The corner shader is fed one texel row for all tiles; NEAREST picks it as the game's rasteriser does.
const cornerShader = `#version 300 es
uniform mat4 matrix;
in vec3 place;
in vec2 texel;
in vec4 color;
out vec2 uv;
out vec4 shade;
out float away;
void main() {
  gl_Position = matrix * vec4(place, 1.0);
  uv = texel;
  shade = color;
  away = length(place);
}`;
const pixelShader = `#version 300 es
precision highp float;
uniform sampler2D tiles;
uniform float rows;
uniform vec3 fogColor;
uniform vec2 fogReach;
in vec2 uv;
in vec4 shade;
in float away;
out vec4 pixel;
void main() {
  vec4 paint = texture(tiles, vec2(uv.x / 16.0, uv.y / rows)) * shade;
  if (paint.a < 0.5) discard;
  float fogged = clamp((away - fogReach.x) / (fogReach.y - fogReach.x), 0.0, 1.0);
  pixel = vec4(mix(paint.rgb, fogColor, fogged), paint.a);
}`;

/**
 * Draws a scene by WebGL in a headless browser whose graphics are SwiftShader's, and times the frames. Null when there is no browser.
 * @param frames How many to time, after some to warm up.
 */
export async function timeWebglFrames(scene: WebglScene, frames: number): Promise<WebglFrames | null> {
  if (findChromium() === null) return null;
  const window = await openPageWindow({
    url: 'about:blank',
    width: scene.width,
    height: scene.height,
    headless: true,
    flags: ['--use-angle=swiftshader-webgl', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
  });
  const base64 = (bytes: Uint8Array | Uint32Array): string =>
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
  try {
    return await window.page.evaluate(drawInPage, {
      ...scene,
      corners: base64(scene.corners),
      indices: base64(scene.indices),
      tiles: base64(scene.tiles),
      cornerShader,
      pixelShader,
      frames,
    });
  } finally {
    await window.close();
  }
}

/** A scene on its way into the page: bytes as base64. */
type SentScene = Omit<WebglScene, 'corners' | 'indices' | 'tiles'> &
  Readonly<Record<'corners' | 'indices' | 'tiles' | 'cornerShader' | 'pixelShader', string>> & { readonly frames: number };

/** Runs in the page: whatever it uses must be in it. */
function drawInPage(scene: SentScene): WebglFrames {
  const { width, height, matrix, fog, solidIndices, frames } = scene;
  const [corners, indices, tiles] = [scene.corners, scene.indices, scene.tiles].map((text) =>
    Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)),
  ) as [Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>];
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const gl = canvas.getContext('webgl2', { antialias: false, preserveDrawingBuffer: true });
  if (gl === null) throw new Error('The browser has no WebGL 2.');
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, scene.cornerShader],
    [gl.FRAGMENT_SHADER, scene.pixelShader],
  ] as const) {
    const shader = gl.createShader(type)!;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  for (const [at, name] of ['place', 'texel', 'color'].entries()) gl.bindAttribLocation(program, at, name);
  gl.linkProgram(program);
  if (gl.getProgramParameter(program, gl.LINK_STATUS) !== true)
    throw new Error(`The shaders do not link: ${gl.getProgramInfoLog(program)}`);
  gl.useProgram(program);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, corners, gl.STATIC_DRAW);
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, indices, gl.STATIC_DRAW);
  gl.vertexAttribPointer(0, 3, gl.FLOAT, false, 20, 0);
  gl.vertexAttribPointer(1, 2, gl.UNSIGNED_SHORT, false, 20, 12);
  gl.vertexAttribPointer(2, 4, gl.UNSIGNED_BYTE, true, 20, 16);
  for (const at of [0, 1, 2]) gl.enableVertexAttribArray(at);
  const rows = tiles.length / 64;
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, 16, rows, 0, gl.RGBA, gl.UNSIGNED_BYTE, tiles);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.NEAREST);
  gl.uniformMatrix4fv(gl.getUniformLocation(program, 'matrix'), false, matrix);
  gl.uniform1f(gl.getUniformLocation(program, 'rows'), rows);
  gl.uniform3f(gl.getUniformLocation(program, 'fogColor'), fog[0], fog[1], fog[2]);
  gl.uniform2f(gl.getUniformLocation(program, 'fogReach'), fog[3], fog[4]);
  gl.enable(gl.DEPTH_TEST);
  gl.enable(gl.CULL_FACE);
  gl.blendFunc(gl.SRC_ALPHA, gl.ONE_MINUS_SRC_ALPHA);
  gl.viewport(0, 0, width, height);
  gl.clearColor(0, 0, 0, 0);
  const pixels = new Uint8Array(width * height * 4);
  const times: number[] = [];
  const warm = 3;
  for (let i = 0; i < warm + frames; i++) {
    const started = performance.now();
    gl.disable(gl.BLEND);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    gl.drawElements(gl.TRIANGLES, solidIndices, gl.UNSIGNED_INT, 0);
    gl.enable(gl.BLEND);
    gl.drawElements(gl.TRIANGLES, indices.length / 4 - solidIndices, gl.UNSIGNED_INT, solidIndices * 4);
    gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
    if (i >= warm) times.push(performance.now() - started);
  }
  let painted = 0;
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at]! > 0) painted++;
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const renderer = String(gl.getParameter(info === null ? gl.RENDERER : info.UNMASKED_RENDERER_WEBGL));
  return { renderer, times, covered: painted / (width * height) };
}
