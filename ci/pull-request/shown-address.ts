/**
 * An address that may stand in Markdown and HTML: http or https, with the characters that would end a link escaped.
 * @param where What gave it, for the message.
 * @throws Error when it is no such address, or one with a password.
 */
export function shownAddress(text: string, where: string): string {
  let url: URL;
  try {
    url = new URL(text);
  } catch (cause) {
    throw new Error(`"${text}" is no address; give one that begins with https:// with ${where}`, { cause });
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new Error(`"${text}" is not of the web; give an address that begins with https:// with ${where}`);
  if (url.username !== '' || url.password !== '')
    throw new Error(`the address that ${where} gives holds a name or a password, and it would be shown; take them out`);
  return url.href.replace(/[()'"<>[\]\\`|]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}
