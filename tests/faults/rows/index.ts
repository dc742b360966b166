import type { Row } from "../row";
import { donationRows } from "./donations";

/** All rows of the table. */
export const ROWS: readonly Row[] = [...donationRows];
