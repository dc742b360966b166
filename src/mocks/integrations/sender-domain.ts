import type { components } from "../../contract/api";
import { secretFields, type Provider } from "../../domain/integrations/provider";
import type { IntegrationRecord } from "../db/models";

type SenderDomain = components["schemas"]["SenderDomain"];

/** How long after the first check the DNS has the records, as if somebody had added them. */
const PROPAGATION_MS = 3_600_000;

const recordsOf = (provider: Provider, domain: string) => [
  {
    kind: "SPF" as const,
    name: domain,
    value: provider.id === "aruba" ? "v=spf1 include:_spf.aruba.it ~all" : "v=spf1 include:eu.mailgun.org ~all",
  },
  {
    kind: "DKIM" as const,
    name: `${provider.id === "aruba" ? "a1" : "pic"}._domainkey.${domain}`,
    value: "k=rsa; p=MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQC7x0mE5ZVqGz1gNnQ0Yb3sOqkT9p2w",
  },
  { kind: "DMARC" as const, name: `_dmarc.${domain}`, value: "v=DMARC1; p=none; rua=mailto:segreteria@esempio.it" },
];

/** @returns the domain of the sender: its own field, or that of the sender's address; "": none */
const domainOf = (provider: Provider, values: Readonly<Record<string, string>>): string =>
  values.domain || (values[provider.sender.address]?.split("@")[1] ?? "");

/** @returns the DNS records of the sender's domain at the last check; null without a domain */
export function serializeDomain(provider: Provider, { values, dns }: IntegrationRecord): SenderDomain | null {
  const name = domainOf(provider, values);
  if (!name) return null;
  const found = dns.domain === name ? dns.found : [];
  const records = recordsOf(provider, name).map((record) => ({
    ...record,
    type: "TXT",
    state: found.includes(record.kind) ? ("valid" as const) : ("missing" as const),
    found: found.includes(record.kind) ? record.value : null,
  }));
  return { name, checked: dns.domain === name ? dns.checked : null, records };
}

/** Simulates a check of the domain. @param now milliseconds since 1970 */
export function lookUp(provider: Provider, record: IntegrationRecord, now: number): IntegrationRecord["dns"] {
  const domain = domainOf(provider, record.values);
  const checked = new Date(now).toISOString();
  const before = record.dns.domain === domain ? record.dns : { found: [], since: null };
  const since = before.since ?? checked;
  const isPropagated = now - Date.parse(since) >= PROPAGATION_MS;
  const found = isPropagated ? recordsOf(provider, domain).map(({ kind }) => kind) : before.found;
  return { domain, found, since, checked };
}

/** @returns the state of the provider's webhook. Without the signing key it is silent; null: the provider has none. */
export function serializeWebhook(
  provider: Provider,
  { secrets, lastEvent }: IntegrationRecord,
): components["schemas"]["Integration"]["webhook"] {
  if (!provider.reportsEvents) return null;
  const signed = secretFields(provider).every(({ name }) => secrets[name]);
  return { state: signed && lastEvent ? "working" : "silent", lastEvent };
}
