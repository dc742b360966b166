/** Rows of a chunk. */
const CHUNK = 4_096;

/** Numbers by row in chunks: a column that grows never copies what it has, and a chunk without numbers isn't made. */
export class ChunkedCodes {
  private chunks: Uint32Array[] = [];

  /** @param to the row after the last one that gets the number */
  set(from: number, to: number, code: number): void {
    for (let row = from; row < to;) {
      const at = Math.floor(row / CHUNK);
      const start = at * CHUNK;
      const end = Math.min(to, start + CHUNK);
      const chunk = (this.chunks[at] ??= new Uint32Array(CHUNK));
      if (end - row === 1) chunk[row - start] = code;
      else chunk.fill(code, row - start, end - start);
      row = end;
    }
  }

  /** @returns the numbers of all rows; the chunks aren't kept */
  join(rows: number): Uint32Array {
    const codes = new Uint32Array(rows);
    this.chunks.forEach((chunk, at) => codes.set(chunk.subarray(0, rows - at * CHUNK), at * CHUNK));
    this.chunks = [];
    return codes;
  }
}
