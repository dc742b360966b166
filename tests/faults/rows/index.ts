import type { Row } from "../row";
import { accountRows } from "./account";
import { activityRows } from "./activity";
import { awardRows } from "./awards";
import { changeRequestRows } from "./change-requests";
import { collectionDayRows } from "./collection-days";
import { documentRows } from "./documents";
import { callRows } from "./calls";
import { donationRows } from "./donations";
import { donorRows } from "./donors";
import { emailRows } from "./emails";
import { erasureRows } from "./erasure";
import { importRows } from "./imports";
import { mergeRows } from "./merge";
import { peopleRows } from "./people";
import { settingsRows } from "./settings";
import { signUpRows } from "./sign-up";
import { viewRows } from "./views";
import { zoneRows } from "./zones";

/** All rows of the table. */
export const ROWS: readonly Row[] = [
  ...donorRows,
  ...changeRequestRows,
  ...mergeRows,
  ...erasureRows,
  ...donationRows,
  ...collectionDayRows,
  ...awardRows,
  ...callRows,
  ...documentRows,
  ...zoneRows,
  ...peopleRows,
  ...accountRows,
  ...emailRows,
  ...settingsRows,
  ...viewRows,
  ...importRows,
  ...activityRows,
  ...signUpRows,
];

/** Operations without a row, and why. */
export const NOT_IN_THE_TABLE: Readonly<Record<string, string>> = {
  "POST /auth/login": "writes nothing that a user typed; its errors are prescribed (specification §8)",
  "PUT /auth/email": "only `gds-donor-registration` sends it, and the table opens `gds-backoffice`",
  "POST /auth/refresh-token": "no screen sends it: tests/e2e/session.spec.ts and src/api/session test lost refreshes",
  "POST /settings/rules/preview": "a read",
  "POST /settings/consents/preview": "a read",
  "POST /settings/awards/preview": "a read",
  "POST /users/check": "a read",
  "POST /imports/donors": "a read",
  "POST /collection-days/donors": "a read",
  "POST /integrations/{provider}/domain": "a check of DNS records: it saves nothing of the user's, who may check again",
  "POST /emails-template/{id}/recipients": "a read",
  "POST /unsubscribe/{token}": "mail programs send it, no screen",
  "DELETE /documents/uploads/{id}": "sent while the page closes or after a cancelled upload: nobody waits for it",
  "PUT /imports/{id}": "sent together with the batches, without a sentence of its own",
};
