/** Which part of the pictures a viewer shows: all its panes show the same. */
export interface ViewPort {
  /** How much larger than fitting the pane, 1 or more. */
  readonly zoom: number;
  /** The picture's point in the middle of each pane, from 0 to 1 across and down. */
  readonly x: number;
  readonly y: number;
}

/** The whole picture. */
export const whole: ViewPort = { zoom: 1, x: 0.5, y: 0.5 };

/** Most screen pixels that a picture's pixel is shown as. */
export const largestPixel = 64;

/** From so many screen pixels a picture's pixel on, the grid is drawn and arrows go pixel by pixel. */
export const gridPixel = 8;

/** Keeps the zoom in its bounds and the view inside the picture. */
export function bounded({ zoom, x, y }: ViewPort, largestZoom: number): ViewPort {
  const kept = Math.max(1, Math.min(Math.max(1, largestZoom), zoom));
  const inside = (at: number): number => Math.max(0.5 / kept, Math.min(1 - 0.5 / kept, at));
  return { zoom: kept, x: inside(x), y: inside(y) };
}

/**
 * Zooms by a factor so that one point stays where it is.
 * @param across The point in the pane, from 0 to 1; 0.5 is its middle.
 */
export function zoomedAt(view: ViewPort, factor: number, across: number, down: number, largestZoom: number): ViewPort {
  const zoom = bounded({ ...view, zoom: view.zoom * factor }, largestZoom).zoom;
  const kept = (at: number, point: number): number => at + (point - 0.5) * (1 / view.zoom - 1 / zoom);
  return bounded({ zoom, x: kept(view.x, across), y: kept(view.y, down) }, largestZoom);
}

/** Moves by shares of what the pane shows. */
export function panned(view: ViewPort, across: number, down: number, largestZoom: number): ViewPort {
  return bounded({ ...view, x: view.x + across / view.zoom, y: view.y + down / view.zoom }, largestZoom);
}

/** The point of the picture, from 0 to 1, that lies at a point of the pane. */
export function pointAt(view: ViewPort, across: number, down: number): readonly [number, number] {
  return [view.x + (across - 0.5) / view.zoom, view.y + (down - 0.5) / view.zoom];
}
