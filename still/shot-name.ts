/** Whether a text can be the name of a shot or golden: kebab-case, such as `meadow-at-noon`. It becomes a part of paths. */
export function isShotName(name: unknown): name is string {
  return typeof name === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name);
}
