import type { DisplayList } from '../display/display-list.ts';

/** What is left of a list once its bands are drawn. */
export type Finish = Pick<DisplayList, 'width' | 'height' | 'post' | 'gui'>;

/** Whether a frame's bands leave the interface out, since passes over the whole picture come before it: see finishFrame. */
export function isFinishedLater(list: Pick<DisplayList, 'post' | 'camera' | 'light'>): boolean {
  return list.light === true || (list.post !== undefined && list.camera !== null);
}

/** What finishFrame needs of a list. A frame without a world has no passes. */
export function finishOf({ width, height, post, gui, camera }: DisplayList): Finish {
  return post === undefined || camera === null ? { width, height, gui } : { width, height, post, gui };
}
