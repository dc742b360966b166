import { secretFields, wholeValues, type Provider } from "../../domain/integrations/provider";
import type { MailFailure } from "../../domain/integrations/provider";
import { PROVIDERS } from "../../domain/integrations/providers";
import type { Db } from "../db/db";
import type { IntegrationRecord } from "../db/models";
import { PERSONAS, STAFF_PERSONAS } from "../db/personas";
import seeds from "./integrations.json" with { type: "json" };

const DAY = 86_400_000;
const { firstName, lastName } = PERSONAS.admin;
/** The administrator among the personas (`records.ts`). */
const AUTHOR = { _id: `u${STAFF_PERSONAS.indexOf("admin") + 1}`, name: `${firstName} ${lastName}`, role: "admin" };

/** Moments are ages in days before the day of the seed. */
type Seed = (typeof seeds.providers)["mailgun" | "aruba" | "notConnected"];

/** @returns the settings of a provider: saved, seeded or empty */
export function integrationOf(db: Db, provider: Provider): IntegrationRecord {
  const kept = db.records.get("integration", provider.id);
  if (kept) return kept;
  const ago = (days: number) => new Date((db.anchor - days) * DAY).toISOString();
  const agoOrNull = (days: number | null) => (days === null ? null : ago(days));
  const providers: Record<string, Seed> = seeds.providers;
  const { secretDates, values, lastError, dns, ...seed } = providers[provider.id] ?? seeds.providers.notConnected;
  const days: Record<string, number | undefined> = secretDates;
  const secrets = secretFields(provider).map(({ name }) => {
    const day = days[name];
    return [name, day === undefined ? null : { date: ago(day), author: AUTHOR }];
  });
  return {
    active: seed.active,
    usable: seed.usable,
    accepted: seed.accepted,
    connected: agoOrNull(seed.connected),
    lastMail: agoOrNull(seed.lastMail),
    month: seed.month,
    lastError: lastError && { ...lastError, code: lastError.code as MailFailure, date: ago(lastError.date) },
    lastEvent: agoOrNull(seed.lastEvent),
    dns: { ...dns, checked: agoOrNull(dns.checked) },
    _id: provider.id,
    version: seed.connected ? 1 : 0,
    values: wholeValues(provider, values),
    secrets: Object.fromEntries(secrets) as IntegrationRecord["secrets"],
  };
}

/** @returns other services of the server */
export const seededServices = (db: Db) =>
  seeds.services.map(({ state, lastExchange, ...service }) => ({
    ...service,
    state: state as "working" | "stopped",
    lastExchange: new Date(db.now() - lastExchange * DAY).toISOString(),
  }));

/** @returns the sender of the active provider as a mail shows it; null without an active one */
export function senderOf(db: Db): string | null {
  for (const provider of PROVIDERS) {
    const { active, values } = integrationOf(db, provider);
    const address = values[provider.sender.address];
    if (!active || !address) continue;
    const name = provider.sender.name && values[provider.sender.name];
    return name ? `${name} <${address}>` : address;
  }
  return null;
}
