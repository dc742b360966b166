import type { Sex } from "../../domain/donation/blood";
import { dayText, REFERENCE_DAY } from "./days";
import type { DonorRow } from "./models";
import { FEMALE_NAMES, MALE_NAMES, SURNAMES } from "./names";
import { DONOR_PERSONAS, PERSONAS } from "./personas";
import { createRandom, type Random, weighted } from "./random";
import { BIRTHPLACES, type Town, ZONES, type ZoneSeed } from "./towns";

/** Shares of the statuses, in tenths of a percent. "hold" is an older name of pending. */
const pickStatus = weighted<string>([
  ["active", 800],
  ["inactive", 70],
  ["temporarilySuspended", 32],
  ["permanentlySuspended", 18],
  ["suspended", 12],
  ["staged", 14],
  ["provisioned", 10],
  ["pending", 12],
  ["verified", 9],
  ["passwordExpired", 5],
  ["lockedOut", 2],
  ["hold", 4],
  ["dead", 12],
]);

/** One donor has a status that clients don't know. */
const UNKNOWN = { row: 42, status: "transferred" };

/** Moves the birthdays of two donors, in days by row: then one of the first 2,000 donors has a birthday on each day. */
const MOVED_BIRTHDAYS: Readonly<Record<number, number>> = { 1612: -1, 1627: 1 };

const seedStatus = (random: Random, i: number): string => {
  const status = pickStatus(random);
  return i === UNKNOWN.row ? UNKNOWN.status : status;
};

/** Whether a donor with this status hasn't given blood yet. */
export const isBeforeFirstDonation = (status: string): boolean =>
  ["staged", "provisioned", "pending", "verified", "hold"].includes(status);

/** Reasons of suspensions with their days (decisions §4). */
const REASONS = [
  ["Influenza o febbre", 14],
  ["Cure odontoiatriche", 7],
  ["Intervento chirurgico minore", 7],
  ["Terapia antibiotica", 15],
  ["Tatuaggio o piercing", 120],
  ["Endoscopia", 120],
  ["Viaggio in area a rischio", 180],
] as const satisfies readonly (readonly [string, number])[];

/** @returns a suspension for the status, which isn't over at `anchor` */
function seedSuspension(random: Random, status: string, anchor: number): DonorRow["suspension"] {
  if (status === "temporarilySuspended") {
    const [reason, days] = random.pick<readonly [string, number]>(REASONS);
    const from = anchor - random.between(0, days - 1);
    return { from: dayText(from), until: dayText(from + days), reason };
  }
  if (status === "suspended") {
    return { from: dayText(anchor - random.between(2, 60)), until: null, reason: "In attesa di accertamenti" };
  }
  if (status === "permanentlySuspended") {
    return { from: dayText(anchor - random.between(60, 3000)), until: null, reason: "Motivi di salute o di età" };
  }
  return null;
}

type Entries<T> = readonly [readonly [T, number], ...(readonly [T, number])[]];
const byShare = (zone: (typeof ZONES)[0]) => [zone, zone.share] as const;
const [firstZone, ...otherZones] = ZONES;
const pickZone = weighted([byShare(firstZone), ...otherZones.map(byShare)]);
const pickBirthplace = weighted(BIRTHPLACES as Entries<readonly [string, string]>);

/** Age bands on the reference day (decisions §4); null: unknown. */
const pickAge = weighted<readonly [number, number] | null>([
  [[18, 25], 12],
  [[26, 35], 19],
  [[36, 45], 22],
  [[46, 55], 26],
  [[56, 65], 17],
  [[66, 78], 3.4],
  [null, 0.6],
]);

interface SeededPerson {
  /** The generator, for the other fields of the donor. */
  random: Random;
  /** The persona that is this donor. */
  name: (typeof DONOR_PERSONAS)[number] | undefined;
  zone: ZoneSeed;
  town: Town;
  gender: Sex;
  firstName: string;
  lastName: string;
  /** A day number. */
  born: number;
  /** False: the record has no birthday and no fiscal code. */
  hasBirthday: boolean;
  birthplace: readonly [name: string, belfiore: string];
  status: string;
  suspension: DonorRow["suspension"];
}

/** Draws the person of donor `i`; `seed-donor.ts` draws the other fields. */
export function seedPerson(seed: number, i: number, anchor: number): SeededPerson {
  const random = createRandom(seed, i);
  const name = DONOR_PERSONAS[i];
  const persona = name ? PERSONAS[name] : null;
  const seededZone = pickZone(random);
  const zone = ZONES.find((other) => other.name === persona?.zone) ?? seededZone;
  const town = random.pick(zone.towns);
  const seededGender = random.chance(1 / 3) ? "F" : "M";
  const gender = persona?.gender ?? seededGender;
  const seededFirst = random.pick(gender === "F" ? FEMALE_NAMES : MALE_NAMES);
  const firstName = persona?.firstName ?? seededFirst;
  const seededLast = random.pick(SURNAMES);
  const lastName = persona?.lastName ?? seededLast;
  const age = pickAge(random) ?? (persona ? ([30, 45] as const) : null);
  const years = persona ? 38 : random.between(...(age ?? [25, 60]));
  const birthday = REFERENCE_DAY - Math.floor(years * 365.25) - random.between(0, 364);
  const born = birthday + (MOVED_BIRTHDAYS[i] ?? 0);
  const birthplace = pickBirthplace(random);
  const seededStatus = seedStatus(random, i);
  const status = persona?.status ?? seededStatus;
  const suspension = seedSuspension(random, status, anchor);
  const hasBirthday = age !== null;
  const person = { zone, town, gender, firstName, lastName, born, hasBirthday, birthplace, status, suspension };
  return { random, name, ...person };
}
