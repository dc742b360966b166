import type { Row } from "../row";
import { awardRows } from "./awards";
import { documentRows } from "./documents";
import { donationRows } from "./donations";
import { donorRows } from "./donors";
import { zoneRows } from "./zones";

/** All rows of the table. */
export const ROWS: readonly Row[] = [...donorRows, ...donationRows, ...awardRows, ...documentRows, ...zoneRows];
