/** Results that cannot be used: not there, damaged, of another version, or parts that do not fit together. It ends with the next step. */
export class ResultsError extends Error {
  override readonly name = 'ResultsError';
}
