/** Hands a text to the reader as a file: a page from disk may do that everywhere, and asks for no permission. */
export function saveFile(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}
