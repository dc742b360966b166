import { formatNumber } from "../../../../domain/format";
import { FileRefused } from "./file-refused";
import { refusals } from "./refusals";
import { MAX_COLUMNS, MAX_ROWS, type TableLimit } from "./table";

const MEGABYTE = 1_000_000;

/** Bytes of a file as it is; of a workbook, packed. */
const MAX_TEXT = 150 * MEGABYTE;
const MAX_WORKBOOK = 60 * MEGABYTE;
/** Bytes of a workbook once it is unpacked: 100,000 rows of 38 columns are some 200 MB. */
export const MAX_UNPACKED = 500 * MEGABYTE;

/** @throws FileRefused before anything of a file that is too large is read */
export function checkSize(size: number, kind: "text" | "workbook"): void {
  const limit = kind === "text" ? MAX_TEXT : MAX_WORKBOOK;
  if (size === 0) throw new FileRefused(refusals.empty);
  if (size > limit) throw new FileRefused(refusals.tooLarge(limit / MEGABYTE));
}

/** @returns why a table isn't read to its end */
export const limitRefused = (limit: TableLimit): FileRefused =>
  new FileRefused(
    limit === "rows" ? refusals.tooManyRows(formatNumber(MAX_ROWS)) : refusals.tooManyColumns(MAX_COLUMNS),
  );
