/** A run of rows that differ from the frame before. */
export interface ChangedRows {
  readonly y: number;
  readonly rows: number;
}

/** Rows compared at once; a change of one row brings its whole band along. */
const bandRows = 16;

/** Which rows a page must be sent to go from `before` to `after`, both RGBA of the same size. Empty when nothing changed. */
export function changedRows(before: Uint8Array, after: Uint8Array, width: number, height: number): readonly ChangedRows[] {
  const runs: { y: number; rows: number }[] = [];
  const old = Buffer.from(before.buffer, before.byteOffset, before.byteLength);
  const now = Buffer.from(after.buffer, after.byteOffset, after.byteLength);
  for (let y = 0; y < height; y += bandRows) {
    const rows = Math.min(bandRows, height - y);
    const [from, to] = [y * width * 4, (y + rows) * width * 4];
    if (old.compare(now, from, to, from, to) === 0) continue;
    const last = runs.at(-1);
    if (last !== undefined && last.y + last.rows === y) last.rows += rows;
    else runs.push({ y, rows });
  }
  return runs;
}
