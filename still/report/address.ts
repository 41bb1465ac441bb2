/** A result's name as part of an address and of a folder's name: letters, digits and dashes (`tiles (xvfb)` is `tiles-xvfb`). */
export function addressOf(name: string): string {
  return name.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
