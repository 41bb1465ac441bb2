/** Name of the software rasteriser, part of a golden's key. */
export const rendererName = 'soft';

/** Its arithmetic: grows when the pixels of an unchanged list change on purpose. */
export const rendererDriver = 'ts-1';
