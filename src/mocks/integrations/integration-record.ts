import type { components } from "../../contract/api";
import { checkValues, type TypedSecrets } from "../../domain/integrations/check-values";
import { secretFields, wholeValues, type Provider } from "../../domain/integrations/provider";
import { isRecord } from "../../domain/values";
import type { Db } from "../db/db";
import type { IntegrationRecord, StaffUser } from "../db/models";
import { unprocessable } from "../write/problem-words";
import { asUser } from "../write/writer";
import { accepts } from "./mail-provider";
import { tellDomain, tellWebhook } from "./sender-domain";

type Integration = components["schemas"]["Integration"];
type Body = Readonly<Record<string, unknown>>;

/** @returns the secrets that a body names, of those that the provider has */
function secretsIn(provider: Provider, { secrets }: Body): TypedSecrets {
  if (!isRecord(secrets)) return {};
  const named = secretFields(provider).filter(({ name }) => typeof secrets[name] === "string");
  return Object.fromEntries(named.map(({ name }) => [name, String(secrets[name])]));
}

/** @returns what a mail would be sent with. @throws HttpError 422 */
export function tried(provider: Provider, record: IntegrationRecord, body: Body) {
  const values = isRecord(body.values) ? wholeValues(provider, body.values) : record.values;
  const secrets = secretsIn(provider, body);
  const problems = checkValues(provider, values, secrets, (name) => Boolean(record.secrets[name]));
  if (problems.length > 0) throw unprocessable(problems);
  const typed = secretFields(provider).flatMap(({ name, optional }) => {
    const secret = secrets[name];
    return secret === undefined || optional ? [] : [accepts(secret)];
  });
  return { values, secrets, accepted: typed.length > 0 ? typed.every(Boolean) : record.accepted };
}

/** @returns what a save changes: who has another key or another address has to be tried again. @throws HttpError 422 */
export function written(
  db: Db,
  user: StaffUser,
  provider: Provider,
  before: IntegrationRecord,
  body: Body,
): Partial<IntegrationRecord> {
  const { values, secrets, accepted } = tried(provider, before, body);
  const date = new Date(db.now()).toISOString();
  const { author } = asUser(user);
  const set = Object.fromEntries(Object.keys(secrets).map((name) => [name, { date, author }]));
  const same = JSON.stringify(values) === JSON.stringify(before.values) && Object.keys(secrets).length === 0;
  return {
    values,
    accepted,
    secrets: { ...before.secrets, ...set },
    usable: same && before.usable,
    // an error that the former values gave says nothing of new ones
    lastError: same || before.lastError?.over ? before.lastError : null,
    connected: before.connected ?? date,
  };
}

/** What a test of what is saved leaves behind. */
export function learned(
  db: Db,
  record: IntegrationRecord,
  result: components["schemas"]["MailTest"],
): IntegrationRecord {
  const date = new Date(db.now()).toISOString();
  if (!result.sent) {
    const { code, answer } = result;
    return { ...record, usable: false, lastError: { code: code ?? "other", date, answer, over: false } };
  }
  return {
    ...record,
    usable: true,
    lastMail: date,
    lastError: record.lastError && { ...record.lastError, over: true },
  };
}

/** A provider as the API answers it. */
export function tell(db: Db, provider: Provider, record: IntegrationRecord): Integration {
  const { version, active, usable, values, secrets, connected, lastMail, month, lastError } = record;
  const told = { version, active, usable, values, secrets, connected, month, lastError };
  return {
    provider: provider.id,
    ...told,
    lastMail: active ? newest(lastMail, ...db.records.all("mail").map(({ date }) => date)) : lastMail,
    webhook: tellWebhook(provider, record),
    domain: tellDomain(provider, record),
  };
}

const newest = (...moments: (string | null)[]): string | null =>
  moments.sort((a, b) => (b ?? "").localeCompare(a ?? ""))[0] ?? null;
