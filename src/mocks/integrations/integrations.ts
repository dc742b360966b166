import type { components } from "../../contract/api";
import { checkValues, type TypedSecrets } from "../../domain/integrations/check-values";
import { type Provider, secretFields, wholeValues } from "../../domain/integrations/provider";
import { findProvider, PROVIDERS } from "../../domain/integrations/providers";
import { isRecord } from "../../domain/values";
import { type Action, allows } from "../auth/abilities";
import { countTest } from "../auth/attempts";
import type { MockContext } from "../context";
import type { Db } from "../db/db";
import type { IntegrationRecord, StaffUser } from "../db/models";
import { forbidden, notFound, sessionHandler, tooMany } from "../guard";
import type { Api } from "../handlers/api";
import { readBody, textOf, versionOf } from "../handlers/request";
import { historyOfRecord } from "../write/history";
import { sendMail } from "../write/notify";
import { unprocessable } from "../write/problem-texts";
import { write } from "../write/write";
import { asUser } from "../write/writer";
import { accepts, deliver } from "./mail-provider";
import { integrationOf, seededServices } from "./seed-integrations";
import { lookUp, serializeDomain, serializeWebhook } from "./sender-domain";

const NEWER = "Qualcun altro ha salvato questo servizio nel frattempo.";
const UNTESTED = {
  success: false,
  message: "Prima serve una prova riuscita con quello che è salvato.",
  code: "state",
} as const;

/** By which provider mails leave, and how it is reached. A secret goes in, and comes out nowhere: it isn't even kept. */
export const integrationHandlers = (api: Api, ctx: MockContext) => [
  api.get(
    "/integrations",
    sessionHandler(ctx, ({ response, db, user }) => {
      permit(user, "read");
      const integrations = PROVIDERS.map((provider) => serializeIntegration(db, provider, integrationOf(db, provider)));
      return response(200).json({ success: true, integrations, services: seededServices(db) });
    }),
  ),

  api.put(
    "/integrations/{provider}",
    sessionHandler(ctx, async ({ params, request, response, db, user }) => {
      const provider = permittedProvider(user, params.provider);
      const body = await readBody(request);
      const before = integrationOf(db, provider);
      if (versionOf(body) !== before.version) {
        const [last] = historyOfRecord(db, "integration", provider.id);
        const changed = last && { author: last.author, date: last.date };
        const refused = {
          success: false,
          message: NEWER,
          code: "version",
          current: serializeIntegration(db, provider, before),
        } as const;
        return response(409).json({ ...refused, ...(changed && { changed }) });
      }
      const set = body.values || body.secrets ? written(db, user, provider, before, body) : {};
      const after = { ...before, ...set };
      if (body.active === true) {
        if (!after.usable) return response(409).json(UNTESTED);
        for (const other of PROVIDERS)
          if (other.id !== provider.id) change(db, user, integrationOf(db, other), { active: false });
      }
      const stored = change(db, user, before, { ...set, ...(body.active === true && { active: true }) });
      return response(200).json({ success: true, integration: serializeIntegration(db, provider, stored) });
    }),
  ),

  api.post(
    "/integrations/{provider}/test",
    sessionHandler(ctx, async ({ params, request, response, db, user }) => {
      const provider = permittedProvider(user, params.provider);
      const body = await readBody(request);
      const to = textOf(body.to);
      if (to !== user.email) throw unprocessable([{ field: "to", code: to ? "unknown" : "missing" }]);
      const record = integrationOf(db, provider);
      const given = tried(provider, record, body);
      const wait = countTest(db, user._id);
      if (wait > 0) throw tooMany(wait);
      const result = deliver(provider, given, ctx.faults.mailFailure);
      const text = `Questa è una prova di ${provider.name}: la posta del gruppo parte da qui.`;
      if (result.sent) sendMail(db, { to, subject: `Prova di ${provider.name}`, text });
      if (body.values === undefined && body.secrets === undefined)
        db.records.put("integration", learned(db, record, result));
      return response(200).json({ success: true, result });
    }),
  ),

  api.post(
    "/integrations/{provider}/domain",
    sessionHandler(ctx, ({ params, response, db, user }) => {
      const provider = permittedProvider(user, params.provider);
      const record = integrationOf(db, provider);
      const after = { ...record, dns: lookUp(provider, record, db.now()) };
      const domain = serializeDomain(provider, after);
      if (!domain) throw notFound();
      db.records.put("integration", after);
      return response(200).json({ success: true, domain });
    }),
  ),
];

/** @throws HttpError 403 */
function permit(user: StaffUser, action: Action): void {
  if (!allows(user, action, "Integration")) throw forbidden();
}

/** @throws HttpError 403, whether there is such a provider or not; 404 */
function permittedProvider(user: StaffUser, id: unknown): Provider {
  permit(user, "update");
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
function learned(db: Db, record: IntegrationRecord, result: components["schemas"]["MailTest"]): IntegrationRecord {
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
export function serializeIntegration(db: Db, provider: Provider, record: IntegrationRecord): Integration {
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

const newest = (...moments: (string | null)[]): string | null =>
  moments.sort((a, b) => (b ?? "").localeCompare(a ?? ""))[0] ?? null;
