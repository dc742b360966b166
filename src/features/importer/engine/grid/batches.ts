import type { Pace } from "../pace";
import type { ImportCounts, ImportRow } from "../types";
import type { CheckedGrid } from "./checked-grid";

/** Rows per request (decisions §2). */
const BATCH = 1_000;

const isReady = (grid: CheckedGrid, row: number) => grid.skipped[row] === 0 && grid.states.levels[row] !== 2;

function readyRows(grid: CheckedGrid): Int32Array {
  const rows = new Int32Array(grid.rows);
  let count = 0;
  for (let row = 0; row < grid.rows; row++) if (isReady(grid, row)) rows[count++] = row;
  return rows.slice(0, count);
}

/** @param index of the batch, from 0 @returns its rows, each with the values that aren't empty */
export const batchOf = (grid: CheckedGrid, index: number): ImportRow[] =>
  [...readyRows(grid).subarray(index * BATCH, (index + 1) * BATCH)].map((row) => {
    const values: Record<string, unknown> = {};
    for (const [name, field] of grid.fields) {
      const value = field.value(row);
      if (value !== null) values[name] = value;
    }
    return { row: grid.lineOf(row), values };
  });

/** Adds a number to a 32-bit hash. */
const mix = (hash: number, next: number) => Math.imul(hash ^ next, 0x9e3779b1) ^ (hash >>> 15);

function textHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

export async function countsOf(grid: CheckedGrid, pace: Pace): Promise<ImportCounts> {
  const ready = readyRows(grid);
  let [first, second] = [0, 0x1234567];
  for (const [name, field] of grid.fields) {
    first = mix(first, textHash(name));
    const hashes = new Int32Array(field.values.length);
    for (let index = 0; index < hashes.length; index += 1) {
      const value = field.values[index] ?? null;
      hashes[index] = value === null ? 0 : textHash(`${typeof value}${String(value)}`);
      if ((index & 1023) === 0 && pace.shouldYield()) await pace.yieldToBrowser();
    }
    for (const row of ready) {
      const index = field.at(row);
      first = mix(first, hashes[index] as number);
      second = mix(second, first + grid.lineOf(row));
    }
    if (pace.shouldYield()) await pace.yieldToBrowser();
  }
  let skipped = 0;
  for (const flag of grid.skipped) skipped += flag;
  const checksum = [first, second].map((hash) => (hash >>> 0).toString(16).padStart(8, "0")).join("");
  const refused = grid.rows - ready.length - skipped;
  return {
    read: grid.rows,
    ready: ready.length,
    skipped,
    refused,
    batches: Math.ceil(ready.length / BATCH),
    checksum,
  };
}
