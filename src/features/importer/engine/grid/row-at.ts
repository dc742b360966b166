/** @param lines of the rows, in their order @returns the row at a line; -1 for none */
export function rowAt(lines: Uint32Array, line: number): number {
  let [low, high] = [0, lines.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = lines[middle] ?? 0;
    if (found === line) return middle;
    if (found < line) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
