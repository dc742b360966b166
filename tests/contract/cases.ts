import { account, mailedLinks, refuse, signIn } from "./account-cases";
import type { ContractClient } from "./client";
import { lists, notifications, oneDonor, registration } from "./record-cases";
import type { Beyond } from "./sessions";

/** Runs every operation of the document, in its good and its bad ways. */
export async function runCases(api: ContractClient, beyond: Beyond): Promise<void> {
  const sessions = await signIn(api);
  await refuse(api);
  await account(api, sessions);
  await lists(api, sessions);
  await oneDonor(api, sessions);
  await notifications(api, sessions);
  await registration(api, sessions);
  await mailedLinks(api, beyond, sessions);
}
