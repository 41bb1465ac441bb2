import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive that is made for a test; `flags` and `method` as its header tells them. */
export interface Packed {
  readonly name: string;
  readonly text: string;
  readonly store?: boolean;
  readonly flags?: number;
  readonly method?: number;
}

/** Packs files as an archiver does: a local header and the data each, then the list, then its end. */
export function zip(files: readonly Packed[], comment = ''): Buffer {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const { name, text, store, flags = 0, method = store ? 0 : 8 } of files) {
    const plain = Buffer.from(text);
    const data = store ? plain : deflateRawSync(plain);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(flags, 8);
    entry.writeUInt16LE(method, 10);
    entry.writeUInt32LE(crc32(plain), 16);
    entry.writeUInt32LE(data.length, 20);
    entry.writeUInt32LE(plain.length, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    parts.push(local, Buffer.from(name), data);
    list.push(entry, Buffer.from(name));
    at += local.length + name.length + data.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(at, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...parts, ...list, end, Buffer.from(comment)]);
}
