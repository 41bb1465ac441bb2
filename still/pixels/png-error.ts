/** A file that is no PNG, a broken one, or one of a form that is not read. The message says what is wrong and what to do. */
export class PngError extends Error {
  override readonly name = 'PngError';
}
