import type { Provider } from "../../domain/integrations/provider";
import { findProvider, PROVIDERS } from "../../domain/integrations/providers";
import { allows, type Action } from "../auth/abilities";
import { countTest } from "../auth/attempts";
import type { MockContext } from "../context";
import type { Db } from "../db/db";
import type { IntegrationRecord, StaffUser } from "../db/models";
import { forbidden, notFound, sessionHandler, tooMany } from "../guard";
import { learned, tell, tried, written } from "../integrations/integration-record";
import { deliver } from "../integrations/mail-provider";
import { integrationOf, seededServices } from "../integrations/seed-integrations";
import { lookUp, tellDomain } from "../integrations/sender-domain";
import { historyOfRecord } from "../write/history";
import { unprocessable } from "../write/problem-words";
import { sendMail } from "../write/send-mail";
import { write } from "../write/write";
import { asUser } from "../write/writer";
import type { Api } from "./api";
import { readBody, textOf } from "./body";
import { versionOf } from "./version";

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
      const integrations = PROVIDERS.map((provider) => tell(db, provider, integrationOf(db, provider)));
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
          current: tell(db, provider, before),
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
      return response(200).json({ success: true, integration: tell(db, provider, stored) });
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
      const domain = tellDomain(provider, after);
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
