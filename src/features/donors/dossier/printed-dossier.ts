import { MAX_ROWS } from "../../../api/endpoints";
import { notificationSchema } from "../../../api/live/notification-schema";
import { flag, items, record, text, type Reader } from "../../../api/readers/read";
import { day, dayOfMoment } from "../../../api/readers/read-day";
import { AWARD_FIELDS } from "../../../domain/fields/award-fields";
import { DONATION_TYPE_LABELS, isDonationType } from "../../../domain/donation/blood";
import { CONSENTS } from "../../../domain/donor/consents";
import { DONOR_FIELDS, DONOR_SECTIONS } from "../../../domain/fields/donor-fields";
import { fieldNames } from "../../../domain/fields/field";
import { fieldText, IN_FULL } from "../../../domain/fields/field-text";
import { formatFullDate, formatFullMoment } from "../../../domain/format";
import { registryName } from "../../../domain/donor/registry-name";
import { presentStatus } from "../../../domain/donor/status";
import { isRecord } from "../../../domain/values";
import { documentsAnswer } from "../../../shared/documents/document";
import { awardsAnswer, donationsAnswer, donorReader } from "../../../shared/donor/reads";
import { entryTitle, historyAnswer, visibleChanges } from "../../../shared/history";
import { changeText, readOwnRequest, wantedChanges } from "../../change-requests";
import { PARTS, type Dossier, type Part } from "./collect";
import { texts } from "./texts";

/** A section of a printed dossier: labelled values, or a table. */
export type PrintedSection = { title: string } & (
  | { lines: readonly (readonly [label: string, value: string])[] }
  | { heads: readonly string[]; rows: string[][] }
);

const silent = () => undefined;
const read = <T>(reader: Reader<T>, value: unknown): T => reader(value, "", silent);
const consentsReader = items(
  record({ code: text(""), version: text(""), given: flag(false), date: dayOfMoment, signed: day(null) }),
);
const notificationsReader = items(notificationSchema);

const onDay = (date: string | null) => (date ? formatFullDate(date) : "");
const atMoment = (date: string) => {
  const moment = new Date(date);
  return Number.isNaN(moment.getTime()) ? date : formatFullMoment(moment);
};

/** @returns all sections of a printed dossier, with the empty values */
export function printedSections({ parts, notKept, notRead }: Dossier): PrintedSection[] {
  const missing = [
    ...notKept.map((part) => [texts.parts[part], texts.notStoredPart(texts.parts[part])] as const),
    ...notRead.map(({ part, reason }) => [texts.parts[part], texts.incompletePart(texts.parts[part], reason)] as const),
  ];
  return [
    ...(missing.length > 0 ? [{ title: texts.missing, lines: missing }] : []),
    ...PARTS.flatMap((part) => (part in parts ? SECTIONS[part](parts[part]) : [])),
  ];
}

const table = (part: keyof typeof texts.columns, rows: string[][]): PrintedSection[] => [
  { title: texts.parts[part], heads: texts.columns[part], rows },
];

/** @returns the values without a label of ours, under the server's names */
const plainLines = (value: unknown, knownNames: ReadonlySet<string>) =>
  Object.entries(isRecord(value) ? value : {})
    .filter(([name, field]) => !knownNames.has(name) && field !== null && typeof field !== "object" && field !== "")
    .map(([name, field]) => [name, String(field)] as const);

const INTERNAL = ["_id", "version", "deleted"];

const SECTIONS: Record<Part, (data: unknown) => PrintedSection[]> = {
  account: (data) => [{ title: texts.parts.account, lines: plainLines(data, new Set(INTERNAL)) }],
  record(data) {
    const donor = read(donorReader, data);
    if (!donor) return [];
    const names = fieldNames(DONOR_FIELDS);
    const others = plainLines(data, new Set<string>([...names, ...INTERNAL, "nextDonationDate"]));
    const valueText = (name: (typeof names)[number]) =>
      name === "status" ? presentStatus(donor.status).label : fieldText(DONOR_FIELDS[name], donor[name], IN_FULL);
    const sections = DONOR_SECTIONS.map((section) => ({
      title: section,
      lines: names
        .filter((name) => DONOR_FIELDS[name].section === section)
        .map((name) => [DONOR_FIELDS[name].label, valueText(name)] as const),
    }));
    const request = read(readOwnRequest, data);
    const wanted = (request ? wantedChanges(request) : []).map(
      ({ field, to }) => [DONOR_FIELDS[field].label, changeText(field, to)] as const,
    );
    const waiting = wanted.length > 0 ? [{ title: texts.waiting, lines: wanted }] : [];
    return [...sections, ...waiting, ...(others.length > 0 ? [{ title: texts.otherFields, lines: others }] : [])];
  },
  donations: (data) =>
    table(
      "donations",
      read(donationsAnswer, { donations: data }).donations.map(({ date, type, place }) => [
        onDay(date),
        isDonationType(type) ? DONATION_TYPE_LABELS[type] : "",
        place,
      ]),
    ),
  awards: (data) =>
    table(
      "awards",
      read(awardsAnswer, { awards: data }).awards.map(
        ({ award, awardDate, awardDonorsGroup, awardDonorsGroupDate }) => [
          [onDay(awardDonorsGroupDate), onDay(awardDate)].filter(Boolean).join(", "),
          fieldText(AWARD_FIELDS.award, award, IN_FULL),
          fieldText(AWARD_FIELDS.awardDonorsGroup, awardDonorsGroup, IN_FULL),
        ],
      ),
    ),
  consents: (data) =>
    table(
      "consents",
      read(consentsReader, data).map(({ code, version, given, date, signed }) => [
        CONSENTS.find((consent) => consent.code === code)?.label ?? code,
        given ? texts.given : texts.refused,
        version,
        onDay(date),
        onDay(signed),
      ]),
    ),
  documents: (data) =>
    table(
      "documents",
      read(documentsAnswer(0, MAX_ROWS), { documents: data }).rows.map(({ name, type, createdAt, changedAt }) => [
        name,
        type,
        atMoment(createdAt ?? changedAt ?? ""),
      ]),
    ),
  history: (data) =>
    table(
      "history",
      read(historyAnswer, { history: data }).history.map((entry) => [
        atMoment(entry.date),
        [entry.author?.name, entry.author?.role].filter(Boolean).join(", "),
        [
          entryTitle(entry),
          ...visibleChanges(entry).map((change) =>
            change.kind === "value"
              ? `${change.label}: ${change.value}`
              : `${change.label}: ${change.before ?? texts.empty} → ${change.after ?? texts.empty}`,
          ),
          ...(entry.reason ? [texts.reason(entry.reason)] : []),
        ].join("\n"),
      ]),
    ),
  notifications: (data) =>
    table(
      "notifications",
      read(notificationsReader, data).map(({ date, title, message }) => [
        atMoment(date),
        title,
        typeof message === "string"
          ? message
          : message.map(({ msg, param }) => (param ? `${msg} (${param})` : msg)).join("\n"),
      ]),
    ),
};

/** @returns the name in the record; empty if there is none */
export const nameIn = ({ parts }: Dossier): string => {
  const donor = read(donorReader, parts.record);
  return donor ? registryName(donor) : "";
};

/** @returns the zone in the record; null if there is none */
export const zoneIn = ({ parts }: Dossier): string | null => read(donorReader, parts.record)?.area || null;
