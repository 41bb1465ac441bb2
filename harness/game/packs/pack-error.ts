/** A pack that cannot be used. The message names the place in the file and ends with what would be right. */
export class PackError extends Error {
  override readonly name = 'PackError';
}
