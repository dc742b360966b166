import type { components } from "../../contract/api";
import { checkValues, type TypedSecrets } from "../../domain/integrations/check-values";
import {
  type Provider,
  secretFields,
  wholeValues,
  type MailFailure,
  type ProviderValues,
} from "../../domain/integrations/provider";
import { findProvider, PROVIDERS } from "../../domain/integrations/providers";
import { isRecord } from "../../domain/values";
import { limitTests } from "../auth/attempts";
import type { Db } from "../db/db";
import type { IntegrationRecord, StaffUser } from "../db/models";
import { notFound } from "../guard";
import type { Api } from "../handlers/api";
import { readBody, textOf, versionOf } from "../handlers/request";
import { lastChange } from "../write/conflict";
import { sendMail } from "../write/notify";
import { unprocessable } from "../write/problem-texts";
import { write } from "../write/write";
import { asUser } from "../write/writer";
import { integrationOf, seededServices } from "../seed/integrations";
import responses from "./provider-responses.json" with { type: "json" };
import { lookUp, serializeDomain, serializeWebhook } from "./sender-domain";

type MailTest = components["schemas"]["MailTest"];

/** Responses of providers. */
const PROVIDER_RESPONSES: Record<MailFailure, string> = responses;
const MIN_SECRET_LENGTH = 8;

/** Whether the simulated provider accepts a secret: not a short one, or one that contains "wrong". */
const accepts = (secret: string): boolean =>
  secret.length >= MIN_SECRET_LENGTH && !/sbagliat|errat|wrong/i.test(secret);

/**
 * Simulates the response of a provider to a mail.
 * @param accepted whether the provider accepts the secrets
 * @param scenario the error for every mail; null: the result depends on the values
 */
function deliver(
  provider: Provider,
  { values, accepted }: { values: ProviderValues; accepted: boolean },
  scenario: MailFailure | null,
): MailTest {
  const code = scenario ?? refusal(provider, values, accepted);
  if (code) return { sent: false, code, answer: PROVIDER_RESPONSES[code] };
  return { sent: true, code: null, answer: "250 2.0.0 Ok: queued" };
}

function refusal({ sender }: Provider, values: ProviderValues, accepted: boolean): MailFailure | null {
  // the simulated accounts are in Europe
  if (!accepted || values.region === "us") return "credentials";
  const owned = values.domain || values.user?.split("@")[1];
  const [, from] = values[sender.address]?.split("@") ?? [];
  return owned && from !== owned ? "sender" : null;
}

const CHANGED_SINCE = "Qualcun altro ha salvato questo servizio nel frattempo.";
const UNTESTED = {
  success: false,
  message: "Prima serve una prova riuscita con quello che è salvato.",
  code: "state",
} as const;

/** Providers of e-mail and their settings. Secrets are write-only: the mock doesn't even store them. */
export const integrationHandlers = ({ needs, ctx }: Api) => [
  needs("read", "Integration").get("/integrations", ({ response, db }) => {
    const integrations = PROVIDERS.map((provider) => serializeIntegration(db, provider, integrationOf(db, provider)));
    return response(200).json({ success: true, integrations, services: seededServices(db) });
  }),

  needs("update", "Integration").put("/integrations/{provider}", async ({ params, request, response, db, user }) => {
    const provider = knownProvider(params.provider);
    const body = await readBody(request);
    const before = integrationOf(db, provider);
    if (versionOf(body) !== before.version) {
      const current = serializeIntegration(db, provider, before);
      const conflict = { success: false, message: CHANGED_SINCE, code: "version", current } as const;
      return response(409).json({ ...conflict, ...lastChange(db, "integration", provider.id) });
    }
    const set = body.values || body.secrets ? changesOf(db, user, provider, before, body) : {};
    const after = { ...before, ...set };
    if (body.active === true) {
      if (!after.usable) return response(409).json(UNTESTED);
      for (const other of PROVIDERS)
        if (other.id !== provider.id) change(db, user, integrationOf(db, other), { active: false });
    }
    const stored = change(db, user, before, { ...set, ...(body.active === true && { active: true }) });
    return response(200).json({ success: true, integration: serializeIntegration(db, provider, stored) });
  }),

  needs("update", "Integration").post(
    "/integrations/{provider}/test",
    async ({ params, request, response, db, user }) => {
      const provider = knownProvider(params.provider);
      const body = await readBody(request);
      const to = textOf(body.to);
      if (to !== user.email) throw unprocessable([{ field: "to", code: to ? "unknown" : "missing" }]);
      const record = integrationOf(db, provider);
      const settings = readSettings(provider, record, body);
      limitTests(db, user._id);
      const result = deliver(provider, settings, ctx.faults.mailFailure);
      const text = `Questa è una prova di ${provider.name}: la posta del gruppo parte da qui.`;
      if (result.sent) sendMail(db, { to, subject: `Prova di ${provider.name}`, text });
      if (body.values === undefined && body.secrets === undefined)
        db.records.put("integration", withTestResult(db, record, result));
      return response(200).json({ success: true, result });
    },
  ),

  needs("update", "Integration").post("/integrations/{provider}/domain", ({ params, response, db }) => {
    const provider = knownProvider(params.provider);
    const record = integrationOf(db, provider);
    const after = { ...record, dns: lookUp(provider, record, db.now()) };
    const domain = serializeDomain(provider, after);
    if (!domain) throw notFound();
    db.records.put("integration", after);
    return response(200).json({ success: true, domain });
  }),
];

/** @throws HttpError 404 for an unknown provider */
function knownProvider(id: unknown): Provider {
  const provider = findProvider(String(id));
  if (!provider) throw notFound();
  return provider;
}

const change = (
  db: Db,
  user: StaffUser,
  before: IntegrationRecord,
  set: Partial<IntegrationRecord>,
): IntegrationRecord => {
  const writer = asUser(user);
  return write(db, { entity: "integration", action: "update", before, writer, set });
};

type Integration = components["schemas"]["Integration"];
type Body = Readonly<Record<string, unknown>>;

/** @returns the secrets in a body that the provider has */
function secretsIn(provider: Provider, { secrets }: Body): TypedSecrets {
  if (!isRecord(secrets)) return {};
  const named = secretFields(provider).filter(({ name }) => typeof secrets[name] === "string");
  return Object.fromEntries(named.map(({ name }) => [name, String(secrets[name])]));
}

/** Reads the settings for a mail: those in the body, else the saved ones. @throws HttpError 422 */
export function readSettings(provider: Provider, record: IntegrationRecord, body: Body) {
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

/** @returns the changes of a save. After another key or other values, a new test is needed. @throws HttpError 422 */
export function changesOf(
  db: Db,
  user: StaffUser,
  provider: Provider,
  before: IntegrationRecord,
  body: Body,
): Partial<IntegrationRecord> {
  const { values, secrets, accepted } = readSettings(provider, before, body);
  const date = db.instant();
  const { author } = asUser(user);
  const set = Object.fromEntries(Object.keys(secrets).map((name) => [name, { date, author }]));
  const isUnchanged = JSON.stringify(values) === JSON.stringify(before.values) && Object.keys(secrets).length === 0;
  return {
    values,
    accepted,
    secrets: { ...before.secrets, ...set },
    usable: isUnchanged && before.usable,
    // an error with former values doesn't apply to new ones
    lastError: isUnchanged || before.lastError?.over ? before.lastError : null,
    connected: before.connected ?? date,
  };
}

/** @returns the record after a test with the saved settings */
function withTestResult(
  db: Db,
  record: IntegrationRecord,
  result: components["schemas"]["MailTest"],
): IntegrationRecord {
  const date = db.instant();
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

/** @returns a provider as the API returns it */
function serializeIntegration(db: Db, provider: Provider, record: IntegrationRecord): Integration {
  const { version, active, usable, values, secrets, connected, lastMail, month, lastError } = record;
  const common = { version, active, usable, values, secrets, connected, month, lastError };
  return {
    provider: provider.id,
    ...common,
    lastMail: active ? newest(lastMail, ...db.records.all("mail").map(({ date }) => date)) : lastMail,
    webhook: serializeWebhook(provider, record),
    domain: serializeDomain(provider, record),
  };
}

const newest = (...instants: (string | null)[]): string | null =>
  instants.sort((a, b) => (b ?? "").localeCompare(a ?? ""))[0] ?? null;
