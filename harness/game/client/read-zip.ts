import { crc32, inflateRawSync } from 'node:zlib';

/** Signatures and lengths of the parts of an archive (.ZIP File Format Specification 6.3, sections 4.3.7, 4.3.12 and 4.3.16). */
const endMark = 0x06054b50;
const endBytes = 22;
const longestComment = 65_535;
const entryMark = 0x02014b50;
const entryBytes = 46;
const localMark = 0x04034b50;
const localBytes = 30;

const stored = 0;
const deflated = 8;

function damaged(what: string): Error {
  return new Error(`the archive is damaged (${what}); pack it again`);
}

function findEnd(bytes: Buffer): number {
  const last = bytes.length - endBytes;
  for (let at = last; at >= Math.max(0, last - longestComment); at--) {
    if (bytes.readUInt32LE(at) === endMark && at + endBytes + bytes.readUInt16LE(at + 20) === bytes.length) return at;
  }
  throw new Error('it is no zip archive; give a folder or a .zip file');
}

/**
 * The files of a zip archive by their names; each is unpacked and checked when it is called for. Archives of the large form, encrypted
 * files and compressions other than deflate are refused.
 * @param most bytes that a file may have.
 * @throws Error that says what to do, here and when a file is called for.
 */
export function readZip(bytes: Buffer, most: number): ReadonlyMap<string, () => Buffer> {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  const start = bytes.readUInt32LE(end + 16);
  if (count === 0xffff || start === 0xffffffff) throw new Error('the archive has the large form (zip64); pack it as a plain zip');
  const files = new Map<string, () => Buffer>();
  let at = start;
  for (let i = 0; i < count; i++) {
    if (at + entryBytes > end || bytes.readUInt32LE(at) !== entryMark) throw damaged(`its list breaks off after ${i} of ${count} files`);
    const next = at + entryBytes + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    if (next > end) throw damaged(`its list breaks off after ${i} of ${count} files`);
    const name = bytes.toString('utf8', at + entryBytes, at + entryBytes + bytes.readUInt16LE(at + 28));
    const entry = at;
    if (!name.endsWith('/')) files.set(name, () => unpack(bytes, entry, most));
    at = next;
  }
  return files;
}

function unpack(bytes: Buffer, entry: number, most: number): Buffer {
  const method = bytes.readUInt16LE(entry + 10);
  const sum = bytes.readUInt32LE(entry + 16);
  const packed = bytes.readUInt32LE(entry + 20);
  const size = bytes.readUInt32LE(entry + 24);
  const local = bytes.readUInt32LE(entry + 42);
  if ((bytes.readUInt16LE(entry + 8) & 1) !== 0) throw new Error('the file is encrypted; pack it without a password');
  if (method !== stored && method !== deflated) throw new Error(`the file is packed by method ${method}; pack it with deflate`);
  if (size > most) throw new Error(`the file has ${size} bytes, more than ${most}; make it smaller`);
  if (local + localBytes > bytes.length || bytes.readUInt32LE(local) !== localMark) throw damaged('a file is not where its list says');
  const from = local + localBytes + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  if (from + packed > bytes.length) throw damaged('a file reaches beyond its end');
  const data = bytes.subarray(from, from + packed);
  const out = method === stored ? data : inflated(data, size);
  if (out.length !== size || crc32(out) !== sum) throw damaged('a file is not what its checksum says');
  return out;
}

function inflated(data: Buffer, size: number): Buffer {
  try {
    return inflateRawSync(data, { maxOutputLength: Math.max(1, size) });
  } catch (cause) {
    throw new Error('the archive is damaged (a file cannot be unpacked); pack it again', { cause });
  }
}
