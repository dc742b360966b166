import type { components } from "../../contract/api";
import { romeDay } from "../../domain/dates/days";
import { allows } from "../auth/abilities";
import type { Db } from "../db/db";
import { unrecorded } from "../db/donors";
import type { DonorRecord, MergedPart, MergeRecord, OpeningRecord, StaffUser } from "../db/models";
import { mailsOfDonor } from "../email/of-donor";
import { consentsOf } from "../seed/consents";
import { changesBetween, newestFirst } from "../write/history";
import { onceOf, partsOf, placedNow } from "./merging";

type Schemas = components["schemas"];
type Separating = Schemas["Separating"];
type Change = Separating["since"][number];

/** Fields that are changed together, by the one that names them. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  status: ["status", "suspended", "suspension", "suspensionDate"],
  privacy: ["privacy", "privacyDate"],
};
/** The consents decide on it. */
export const CONSENTS = "privacy";
/** What a donor has once beside consents and login, by the field that shows it. */
export const ONCE = { callsRefused: "callsRefused", donationsNumber: "opening" } as const;
const onceFields = Object.keys(ONCE) as (keyof typeof ONCE)[];
export const fieldId = (name: string) => `field ${name}`;

/** @returns the names of the fields in which two records differ */
export function differences(one: DonorRecord, other: DonorRecord): string[] {
  const nameOf = (field: string) => Object.keys(TOGETHER).find((name) => TOGETHER[name]?.includes(field)) ?? field;
  return [...new Set(changesBetween(one, other).map(({ field }) => nameOf(field)))];
}

/** @returns the fields of a record that have these names */
export function pickFields(record: DonorRecord, names: readonly string[]): Partial<DonorRecord> {
  const fields = new Set(names.flatMap((name) => TOGETHER[name] ?? [name]));
  return Object.fromEntries(Object.entries(record).filter(([field]) => fields.has(field)));
}

/** A part of one of two merged records. `how`: what has become of it since the merge. */
interface ComparedPart extends Pick<MergedPart, "model" | "before"> {
  how: Change["how"] | null;
  ofOther: boolean;
}

/** Where everything of two merged records is now, and what was changed since the merge. */
export function compareWithMerge(db: Db, merge: MergeRecord) {
  const [survivor, other] = [
    placedNow(db, merge.before[0], merge.places[0]),
    placedNow(db, merge.before[1], merge.places[1]),
  ];
  const merged = placedNow(db, merge.merged, merge.places[2]);
  const current = db.donors.ownerOf(survivor._id);
  const fields = differences(merged, current);
  const answers = consentsOf(db, current).filter(
    (answer) => !merge.mergedOnce.consents?.given.some((known) => JSON.stringify(known) === JSON.stringify(answer)),
  );
  const once = onceOf(db, current);
  const changedOnce = onceFields.filter((field) => {
    const [now, former] = [once[ONCE[field]], merge.mergedOnce[ONCE[field]]];
    return !now !== !former || changesBetween(former ?? {}, now ?? {}).length > 0;
  });

  const known = new Map(merge.parts.map((part) => [part.before._id, part]));
  const parts = partsOf(db, current).map((part): ComparedPart => {
    const before = known.get(part.before._id)?.before;
    const how = !before ? "added" : isEdited(before, part.before) ? "changed" : null;
    return { ...part, how, ofOther: before?.donorId === other._id };
  });
  const present = new Set(parts.map(({ before }) => before._id));
  const deleted = merge.parts.flatMap(({ model, before, same }): ComparedPart[] => {
    const isDeleted = before.donorId === other._id && !present.has(same ?? before._id);
    return isDeleted ? [{ model, before, how: "deleted", ofOther: true }] : [];
  });
  // of two that counted once, each record gets one
  const both = merge.parts.filter(({ same }) => same !== null && present.has(same));
  return { survivor, other, merged, current, fields, answers, once, changedOnce, parts, deleted, both };
}
export type ComparedMerge = ReturnType<typeof compareWithMerge>;

/** Whether a part was edited. It may have moved. */
const isEdited = (before: MergedPart["before"], now: MergedPart["before"]): boolean =>
  changesBetween({ ...before, donorId: now.donorId }, now).length > 0;

/** @returns why a user can't separate two records; null if they can */
export function separationBlocked(db: Db, user: StaffUser, merge: MergeRecord): Schemas["Merge"]["blocked"] {
  const current = db.donors.ownerOf(merge.before[0]._id);
  if (merge.separated) return "separated";
  if (current.mergedInto !== undefined) return "order";
  if (current.deleted) return "deleted";
  const lasting = ({ before, separated }: MergeRecord) => separated === null && before[0]._id === current._id;
  if (newestFirst(db.records.all("merge").filter(lasting))[0]?._id !== merge._id) return "order";
  const other = placedNow(db, merge.before[1], merge.places[1]);
  return [current, other].every((donor) => allows(user, "update", "Donor", donor)) ? null : "elsewhere";
}

/** @returns what was changed since the merge, on which the user decides one by one */
export function changesSince({ current, fields, answers, once, changedOnce, parts, deleted }: ComparedMerge): Change[] {
  const plain = { field: null, value: null, date: null, how: "changed", goes: false } as const;
  const values = current as unknown as Record<string, unknown>;
  const ofField = (field: string, value: unknown) => ({
    ...plain,
    _id: fieldId(field),
    kind: "field" as const,
    field,
    value,
  });
  return [
    ...fields.filter((name) => name !== CONSENTS).map((name) => ofField(name, values[name] ?? null)),
    ...(answers.length > 0 ? [{ ...plain, _id: "consents", kind: "consents" as const }] : []),
    ...changedOnce.map((name) => ofField(name, name === "callsRefused" ? once[name] !== null : once.opening?.number)),
    ...[...parts, ...deleted].flatMap(({ how, ofOther, ...part }): Change[] =>
      // what was deleted stays so, unless the user says otherwise
      how ? [{ ...plain, ...present(part), kind: part.model, how, goes: ofOther && how === "changed" }] : [],
    ),
  ];
}

/** @returns a part as the API names it */
function present({ before }: Pick<MergedPart, "before">): Pick<Change, "_id" | "value" | "date"> {
  const { _id } = before;
  if ("outcome" in before) return { _id, value: before.outcome, date: romeDay(Date.parse(before.at)) };
  if ("files" in before) return { _id, value: before.name, date: null };
  if ("type" in before) return { _id, value: before.type, date: before.date };
  return { _id, value: before.awardDonorsGroup ?? before.award, date: before.awardDonorsGroupDate ?? before.awardDate };
}

/** @returns what separating two records would do, as the API returns it */
export function separatingOf(db: Db, merge: MergeRecord): Separating {
  const compared = compareWithMerge(db, merge);
  const { current, other, parts, both } = compared;
  const unchanged = parts.filter(({ how }) => how === null);
  return {
    version: current.version,
    returns: [
      countsOf(
        unchanged.filter(({ ofOther }) => !ofOther),
        merge.own.opening,
      ),
      countsOf([...both, ...unchanged.filter(({ ofOther }) => ofOther)], onceOf(db, other).opening),
    ],
    since: changesSince(compared),
    mails: mailsOfDonor(db, current._id, 0).filter(({ date }) => date > merge.made.date).length,
    loginClosed: merge.loginClosed,
  };
}

/** @returns how many of each a record has. @param opening the count that its file once had */
function countsOf(parts: readonly Pick<MergedPart, "model" | "before">[], opening: OpeningRecord | null) {
  const of = (model: MergedPart["model"]) => parts.filter((part) => part.model === model);
  const donations = of("donation");
  const unlisted = unrecorded(
    opening,
    donations.map((part) => present(part).date ?? ""),
  );
  return {
    donations: donations.length + unlisted,
    unlisted,
    awards: of("award").length,
    documents: of("document").length,
    calls: of("call").length,
  };
}
