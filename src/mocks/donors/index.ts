import type { Api } from "../handlers/api";
import { awardWriteHandlers } from "./awards";
import { consentHandlers } from "./consents";
import { donationWriteHandlers } from "./donations";
import { donorWriteHandlers } from "./donors";
import { exportHandlers } from "./exports";
import { dataExportHandlers } from "./history";
import { registrationHandlers } from "./registration";

/** Writes of donors, donations and awards, the registration, consents and exports. */
export const donorHandlers = (api: Api) => [
  ...registrationHandlers(api),
  ...donorWriteHandlers(api),
  ...consentHandlers(api),
  ...donationWriteHandlers(api),
  ...awardWriteHandlers(api),
  ...exportHandlers(api),
  ...dataExportHandlers(api),
];
