import type { components } from "../../contract/api";
import { secretFields, type Provider } from "../../domain/integrations/provider";
import type { IntegrationRecord } from "../db/models";

type SenderDomain = components["schemas"]["SenderDomain"];

/** How long after it was asked for first a line stands in the DNS: as if somebody had put it there. */
const SPREAD = 3_600_000;

const lines = (provider: Provider, domain: string) => [
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

/** @returns the domain from which mails are sent: its own field, else that of the sender's address; "" for none */
const domainOf = (provider: Provider, values: Readonly<Record<string, string>>): string =>
  values.domain || (values[provider.sender.address]?.split("@")[1] ?? "");

/** @returns what stands in the DNS of the sender's domain, as it was looked up last; null before there is a domain */
export function serializeDomain(provider: Provider, { values, dns }: IntegrationRecord): SenderDomain | null {
  const name = domainOf(provider, values);
  if (!name) return null;
  const found = dns.domain === name ? dns.found : [];
  const records = lines(provider, name).map((line) => ({
    ...line,
    type: "TXT",
    state: found.includes(line.kind) ? ("valid" as const) : ("missing" as const),
    found: found.includes(line.kind) ? line.value : null,
  }));
  return { name, checked: dns.domain === name ? dns.checked : null, records };
}

/** Looks a domain up again. @param now in milliseconds */
export function lookUp(provider: Provider, record: IntegrationRecord, now: number): IntegrationRecord["dns"] {
  const domain = domainOf(provider, record.values);
  const checked = new Date(now).toISOString();
  const known = record.dns.domain === domain ? record.dns : { found: [], since: null };
  const since = known.since ?? checked;
  const spread = now - Date.parse(since) >= SPREAD;
  const found = spread ? lines(provider, domain).map(({ kind }) => kind) : known.found;
  return { domain, found, since, checked };
}

/** @returns what a provider tells of mails that have left; it can't without the key that it signs with */
export function serializeWebhook(
  provider: Provider,
  { secrets, lastEvent }: IntegrationRecord,
): components["schemas"]["Integration"]["webhook"] {
  if (!provider.reportsEvents) return null;
  const signed = secretFields(provider).every(({ name }) => secrets[name]);
  return { state: signed && lastEvent ? "working" : "silent", lastEvent };
}
