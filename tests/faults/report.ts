import type { CellResult } from "./cell";
import type { Fault } from "./faults";
import type { Row } from "./row";

/** A cell in words: what was wrong, what the screen said, which calls were sent. */
export function line({ row, fault, keyed, wrong, impossible, sentences, writes }: CellResult): string {
  const said = sentences.map(({ kind, text }) => `${kind}: ${text}`).join(" | ");
  const verdict = impossible ? `can't occur: ${impossible}` : wrong.length > 0 ? `FAILED: ${wrong.join("; ")}` : "held";
  return `${row}, ${fault}, ${keyed ? "with" : "without"} idempotency: ${verdict}\n    said: ${said || "nothing"}\n    sent: ${writes.join(", ")}`;
}

/** Prints the table: a line for each write, with how many cells were tried and held; then the faults that can't occur. */
export function printReport(
  results: readonly CellResult[],
  rows: readonly Row[],
  faults: readonly Fault[],
  minutes: number,
): void {
  const of = (row: Row, keyed: boolean) => {
    const tried = results.filter((cell) => cell.row === row.id && cell.keyed === keyed && !cell.impossible);
    const failed = tried.filter(({ wrong }) => wrong.length > 0);
    const names = failed.map(({ fault }) => fault).join(", ");
    return `${tried.length - failed.length}/${tried.length}${names && ` (failed: ${names})`}`;
  };
  const table = [
    ["write", "call", "with idempotency", "without"],
    ...rows.map((row) => [row.id, row.call, of(row, true), of(row, false)]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...table.map((cells) => cells[column]?.length ?? 0)));
  console.log(`\n${table.map((cells) => cells.map((text, at) => text.padEnd(widths[at] ?? 0)).join("  ")).join("\n")}`);
  const reasons = new Map<string, number>();
  for (const { row, fault, keyed, impossible } of results) {
    if (!impossible) continue;
    const general =
      faults
        .find(({ name }) => name === fault)
        ?.impossible?.(
          keyed,
          rows.find(({ id }) => id === row)!,
        ) === impossible;
    const name = `${general ? "any write" : row}, ${fault}, ${keyed ? "with" : "without"}: ${impossible}`;
    reasons.set(name, (reasons.get(name) ?? 0) + 1);
  }
  if (reasons.size > 0) console.log("\nCan't occur:");
  for (const [reason, count] of reasons) console.log(`  ${reason} (${count})`);
  const tried = results.filter(({ impossible }) => !impossible);
  const mean = (cells: readonly CellResult[]) => cells.reduce((sum, { ms }) => sum + ms, 0) / cells.length / 1_000;
  const costs = faults
    .map(({ name }) => [name, tried.filter(({ fault }) => fault === name)] as const)
    .filter(([, cells]) => cells.length > 0)
    .map(([name, cells]) => `${name} ${mean(cells).toFixed(1)}`);
  console.log(`\nSeconds for a cell, on average: ${costs.join(", ")}`);
  const held = tried.filter(({ wrong }) => wrong.length === 0);
  console.log(
    `\n${rows.length} writes x ${faults.length} faults: ${tried.length} tried, ${held.length} held, ${tried.length - held.length} failed; ${results.length - tried.length} can't occur; ${minutes.toFixed(1)} minutes.`,
  );
}
