import { pageEndpoints } from "../../api/page-endpoints";
import {
  count,
  flag,
  identity,
  optional,
  instant,
  items,
  list,
  map,
  one,
  record,
  text,
  type Read,
  type Reader,
} from "../../api/readers/read";
import { wholeValues } from "../../domain/integrations/provider";
import { findProvider } from "../../domain/integrations/providers";
import { hrefFor } from "../../domain/routes";
import { isRecord } from "../../domain/values";
import { integrationsRead } from "./first-reads";

const author = optional(record({ name: text("") }));

/** Reads when and by whom a secret was set. A masked text, which some servers send instead, is dropped. */
const secretSet: Reader<{ date: string | null; author: string | null } | null> = (value, path, note) => {
  if (value === undefined || value === null || value === "" || value === false) return null;
  if (!isRecord(value)) return { date: null, author: null };
  const read = record({ date: instant(null), author })(value, path, note);
  return read && { date: read.date, author: read.author?.name || null };
};

export type SecretSet = NonNullable<ReturnType<typeof secretSet>>;

const secrets: Reader<Record<string, SecretSet>> = (value, path, note) =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).flatMap(([name, one]) => {
      const set = secretSet(one, `${path}.${name}`, note);
      return set ? [[name, set]] : [];
    }),
  );

const unparsed: Reader<unknown> = (value) => value;

const domainReader = record({
  name: text(""),
  checked: instant(null),
  records: items(
    record({
      kind: text(""),
      state: text(""),
      type: text("TXT"),
      name: text(""),
      value: text(""),
      found: optional(text(null)),
    }),
  ),
});

const fields = {
  provider: identity,
  version: count(null),
  active: flag(false),
  usable: flag(false),
  values: unparsed,
  secrets,
  connected: optional(instant(null)),
  lastMail: optional(instant(null)),
  month: optional(record({ sent: count(0), bounced: count(0) })),
  lastError: optional(
    record({ code: text("other"), date: instant(null), answer: optional(text(null)), over: flag(undefined) }),
  ),
  webhook: optional(record({ state: text("silent"), lastEvent: optional(instant(null)) })),
  domain: optional(domainReader),
};

/** Keeps only the values that the form has fields for. Of secrets it keeps only when and by whom they were set. */
const integrationReader = map(record(fields), (read) => {
  const provider = read && findProvider(read.provider);
  const values = provider ? wholeValues(provider, isRecord(read.values) ? read.values : {}) : {};
  return read && { ...read, values };
});

/** The settings and the status of an e-mail provider. */
export type Integration = NonNullable<Read<typeof integrationReader>>;
export type SenderDomain = NonNullable<Integration["domain"]>;

const serviceReader = record({
  _id: text(""),
  name: text(""),
  about: text(""),
  state: text(""),
  lastExchange: optional(instant(null)),
});
/** Another service that the server uses. */
export type Service = NonNullable<Read<typeof serviceReader>>;

const integrationsIn = list("integrations", integrationReader);
const servicesIn = items(serviceReader);

/** Reads `GET /integrations`. */
export const integrationsAnswer: Reader<
  { integrations: Integration[]; services: Service[] },
  NonNullable<typeof integrationsIn.input> & { services: NonNullable<typeof servicesIn.input> }
> = (body, path, note) => {
  const { services, ...others } = isRecord(body) ? body : {};
  // without `services`: otherwise a missing `integrations` would be read from it, as the only list of the body
  const { integrations } = integrationsIn(isRecord(body) ? others : body, path, note);
  return { integrations, services: servicesIn(services ?? [], "services", note) };
};

export const integrationsQuery = { ...integrationsRead, schema: integrationsAnswer };

/** Reads a provider in the response to a write, or in a version conflict; null if it is missing. */
export const integrationIn = (body: unknown): Integration | null =>
  isRecord(body) ? integrationReader(body, "integration", () => undefined) : null;

/** Reads the response to `POST /integrations/{provider}/domain`. */
export const domainAnswer = one("domain", domainReader, (body) => "records" in body);

export const integrationPath = (provider: string): string => pageEndpoints.integration(provider);

export const providerRoute = (id: string): string => `${hrefFor("integrations")}?provider=${encodeURIComponent(id)}`;
