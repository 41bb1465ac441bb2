/**
 * Java's modified UTF-8 (DataOutput.writeUTF), in which NBT keeps strings: NUL takes two bytes, and a character beyond U+FFFF takes the
 * three bytes of each of its surrogates.
 */
export function encodeModifiedUtf8(text: string): Uint8Array {
  // Printable ASCII is the same in both, and nearly every string is that.
  if (/^[ -~]*$/.test(text)) return Buffer.from(text, 'latin1');
  const bytes: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit >= 1 && unit <= 0x7f) bytes.push(unit);
    else if (unit <= 0x7ff) bytes.push(0xc0 | (unit >> 6), 0x80 | (unit & 0x3f));
    else bytes.push(0xe0 | (unit >> 12), 0x80 | ((unit >> 6) & 0x3f), 0x80 | (unit & 0x3f));
  }
  return Uint8Array.from(bytes);
}

/** Reads it back, and ordinary UTF-8 too, which other tools write. @throws RangeError when the bytes are neither. */
export function decodeModifiedUtf8(bytes: Uint8Array): string {
  if (bytes.every((byte) => byte < 0x80)) return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  let text = '';
  let i = 0;
  while (i < bytes.length) {
    const first = bytes[i] as number;
    if (first <= 0x7f) {
      text += String.fromCharCode(first);
      i += 1;
      continue;
    }
    const length = first >> 5 === 0b110 ? 2 : first >> 4 === 0b1110 ? 3 : first >> 3 === 0b11110 ? 4 : 0;
    if (length === 0 || i + length > bytes.length) throw new RangeError(`no character begins with byte ${first} at ${i}`);
    let point = first & (0xff >> (length + 1));
    for (let k = 1; k < length; k++) {
      const next = bytes[i + k] as number;
      if (next >> 6 !== 0b10) throw new RangeError(`byte ${next} at ${i + k} continues no character`);
      point = (point << 6) | (next & 0x3f);
    }
    if (point > 0x10ffff) throw new RangeError(`there is no character ${point}`);
    text += String.fromCodePoint(point);
    i += length;
  }
  return text;
}
