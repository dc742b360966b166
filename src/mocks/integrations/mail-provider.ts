import type { components } from "../../contract/api";
import type { MailFailure, Provider, ProviderValues } from "../../domain/integrations/provider";

type MailTest = components["schemas"]["MailTest"];

/** What providers say, in their own words. */
const ANSWERS: Record<MailFailure, string> = {
  credentials: "401 Forbidden",
  unreachable: "connect ETIMEDOUT",
  limit: "421 4.7.0 Try again later",
  sender: "550 5.7.1 Sender address rejected: not owned by user",
  recipient: "550 5.1.1 Recipient address rejected",
  other: "451 Temporary local problem",
};
const SHORTEST = 8;

/** Whether the provider of the mock takes a secret: one of a few letters, or that says so itself, is a wrong one. */
export const accepts = (secret: string): boolean => secret.length >= SHORTEST && !/sbagliat|errat|wrong/i.test(secret);

/**
 * What a provider says to a mail.
 * @param given what it is reached with, and whether it takes the secrets
 * @param scenario what it says to whatever comes; null: it goes by what it is given
 */
export function deliver(
  provider: Provider,
  { values, accepted }: { values: ProviderValues; accepted: boolean },
  scenario: MailFailure | null,
): MailTest {
  const code = scenario ?? refusal(provider, values, accepted);
  if (code) return { sent: false, code, answer: ANSWERS[code] };
  return { sent: true, code: null, answer: "250 2.0.0 Ok: queued" };
}

function refusal({ sender }: Provider, values: ProviderValues, accepted: boolean): MailFailure | null {
  // its accounts are all in Europe
  if (!accepted || values.region === "us") return "credentials";
  const owned = values.domain || values.user?.split("@")[1];
  const [, from] = values[sender.address]?.split("@") ?? [];
  return owned && from !== owned ? "sender" : null;
}
