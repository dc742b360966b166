import type { Row } from "../row";
import { accountRows } from "./account";
import { awardRows } from "./awards";
import { documentRows } from "./documents";
import { donationRows } from "./donations";
import { donorRows } from "./donors";
import { emailRows } from "./emails";
import { peopleRows } from "./people";
import { settingsRows } from "./settings";
import { signUpRows } from "./sign-up";
import { zoneRows } from "./zones";

/** All rows of the table. */
export const ROWS: readonly Row[] = [
  ...donorRows,
  ...donationRows,
  ...awardRows,
  ...documentRows,
  ...zoneRows,
  ...peopleRows,
  ...accountRows,
  ...emailRows,
  ...settingsRows,
  ...signUpRows,
];
