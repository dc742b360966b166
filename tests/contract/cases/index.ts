import type { ContractClient } from "../client";
import { account } from "./account";
import { association } from "./association";
import { type Environment, signIn } from "./common";
import { desk } from "./desk";
import { donationWrites } from "./donation-writes";
import { donorWrites } from "./donor-writes";
import { exports } from "./exports";
import { lists } from "./lists";
import { mailedLinks } from "./mailed-links";
import { notifications } from "./notifications";
import { oneDonor } from "./one-donor";
import { overview } from "./overview";
import { registration } from "./registration";
import { refuse } from "./sign-in";
import { views } from "./views";

/** Runs every operation of the document, in its good and its bad ways. */
export async function runCases(api: ContractClient, environment: Environment): Promise<void> {
  const sessions = await signIn(api);
  await refuse(api, environment);
  await account(api, sessions);
  await lists(api, sessions);
  await exports(api, sessions);
  await views(api, sessions, environment);
  await overview(api, sessions);
  await association(api, sessions);
  await oneDonor(api, sessions);
  await notifications(api, sessions);
  await registration(api, sessions);
  await donorWrites(api, sessions, environment);
  await desk(api, sessions, environment);
  await donationWrites(api, sessions, environment);
  await mailedLinks(api, environment);
}
