import { secretFields, wholeValues, type Provider } from "../../domain/integrations/provider";
import { PROVIDERS } from "../../domain/integrations/providers";
import type { Db } from "../db/db";
import type { IntegrationRecord } from "../db/models";
import { PERSONAS, STAFF_PERSONAS } from "../db/personas";

const DAY = 86_400_000;
const DOMAIN = "mg.esempio.it";
const { firstName, lastName } = PERSONAS.admin;
/** The administrator among the personas (`records.ts`). */
const AUTHOR = { _id: `u${STAFF_PERSONAS.indexOf("admin") + 1}`, name: `${firstName} ${lastName}`, role: "admin" };

type Seed = Omit<IntegrationRecord, "_id" | "version" | "values" | "secrets"> & {
  values: Record<string, string>;
  /** When each secret was set. */
  secretDates: Record<string, string>;
};

const NOT_CONNECTED: Seed = {
  active: false,
  usable: false,
  accepted: false,
  connected: null,
  lastMail: null,
  month: null,
  lastError: null,
  lastEvent: null,
  values: {},
  secretDates: {},
  dns: { domain: "", found: [], since: null, checked: null },
};

/** @param ago returns the ISO instant of some days before the day of the seed */
const seeds = (ago: (days: number) => string): Record<string, Seed> => ({
  mailgun: {
    active: true,
    usable: true,
    accepted: true,
    connected: ago(264.5),
    lastMail: ago(2.2),
    month: { sent: 1382, bounced: 14 },
    lastError: { code: "limit", date: ago(22.7), answer: "421 4.7.0 Try again later", over: true },
    lastEvent: ago(0.1),
    values: {
      region: "eu",
      domain: DOMAIN,
      senderName: "Gruppo Donatori di Sangue",
      senderAddress: `notizie@${DOMAIN}`,
      replyTo: "segreteria@esempio.it",
    },
    secretDates: { apiKey: ago(264.5), signingKey: ago(264.5) },
    dns: { domain: DOMAIN, found: ["SPF", "DKIM"], since: null, checked: ago(0.12) },
  },
  aruba: {
    active: false,
    usable: false,
    accepted: false,
    connected: ago(620),
    lastMail: ago(16.4),
    month: null,
    lastError: { code: "credentials", date: ago(8.6), answer: "535 5.7.0 authentication rejected", over: false },
    lastEvent: null,
    values: {
      server: "smtps.aruba.it",
      port: "465",
      user: "segreteria@esempio.it",
      senderName: "Gruppo Donatori di Sangue",
      senderAddress: "segreteria@esempio.it",
      replyTo: "",
    },
    secretDates: { password: ago(620) },
    dns: { domain: "esempio.it", found: ["SPF", "DKIM", "DMARC"], since: null, checked: ago(8.6) },
  },
});

/** @returns the settings of a provider: saved, seeded or empty */
export function integrationOf(db: Db, provider: Provider): IntegrationRecord {
  const kept = db.records.get("integration", provider.id);
  if (kept) return kept;
  const ago = (days: number) => new Date((db.anchor - days) * DAY).toISOString();
  const { secretDates, values, ...seed } = seeds(ago)[provider.id] ?? NOT_CONNECTED;
  const secrets = secretFields(provider).map(({ name }) => [
    name,
    secretDates[name] ? { date: secretDates[name], author: AUTHOR } : null,
  ]);
  return {
    ...seed,
    _id: provider.id,
    version: seed.connected ? 1 : 0,
    values: wholeValues(provider, values),
    secrets: Object.fromEntries(secrets) as IntegrationRecord["secrets"],
  };
}

type Services = { _id: string; name: string; about: string; state: "working" | "stopped"; lastExchange: string }[];

/** @returns other services of the server */
export function seededServices(db: Db): Services {
  const ago = (days: number) => new Date(db.now() - days * DAY).toISOString();
  return [
    {
      _id: "recaptcha",
      name: "reCAPTCHA",
      about: "Protegge l’accesso",
      state: "working",
      lastExchange: ago(0.002),
    },
    {
      _id: "bookings",
      name: "Prenotazioni del Centro Trasfusionale",
      about: "Non risponde da qualche giorno: ci riproviamo ogni ora",
      state: "stopped",
      lastExchange: ago(2.6),
    },
  ];
}

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
