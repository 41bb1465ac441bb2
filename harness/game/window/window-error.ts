/** Why a window could not be opened or used. The message is one sentence for a person and ends with the next step. */
export class WindowError extends Error {
  override readonly name = 'WindowError';
}
