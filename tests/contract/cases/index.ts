import type { ContractClient } from "../client";
import { account } from "./account";
import { association } from "./association";
import { accountSettings } from "./account-settings";
import { type Environment, signIn } from "./common";
import { consents } from "./consents";
import { desk } from "./desk";
import { donationWrites } from "./donation-writes";
import { donorWrites } from "./donor-writes";
import { emailSendings } from "./email-sendings";
import { emailTemplates } from "./email-templates";
import { exports } from "./exports";
<<<<<<< HEAD
import { imports } from "./imports";
=======
import { integrations } from "./integrations";
>>>>>>> d5c86a57 (feat(integrations): contract and mock of how mails leave)
import { lists } from "./lists";
import { mailedLinks } from "./mailed-links";
import { notifications } from "./notifications";
import { oneDonor } from "./one-donor";
import { people } from "./people";
import { overview } from "./overview";
import { registration } from "./registration";
import { settings } from "./settings";
import { refuse } from "./sign-in";
import { uploads } from "./uploads";
import { views } from "./views";

/** Runs every operation of the document, in its good and its bad ways. */
export async function runCases(api: ContractClient, environment: Environment): Promise<void> {
  const sessions = await signIn(api);
  await refuse(api, environment);
  await account(api, sessions);
  await lists(api, sessions);
  await exports(api, sessions);
  await views(api, sessions, environment);
  await emailTemplates(api, sessions, environment);
  await emailSendings(api, sessions, environment);
  await imports(api, sessions, environment);
  await overview(api, sessions);
  await association(api, sessions, environment);
  await settings(api, sessions, environment);
  await integrations(api, sessions, environment);
  await oneDonor(api, sessions);
  await notifications(api, sessions);
  await uploads(api, sessions);
  await consents(api, sessions);
  await registration(api, sessions);
  await donorWrites(api, sessions, environment);
  await desk(api, sessions, environment);
  await donationWrites(api, sessions, environment);
  await people(api, sessions, environment);
  await mailedLinks(api, environment);
  await accountSettings(api, sessions, environment);
}
