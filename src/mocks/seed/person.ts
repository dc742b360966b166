import type { Sex } from "../../domain/donation/blood";
import { dayText, REFERENCE_DAY } from "../db/days";
import type { DonorRow } from "../db/models";
import birthplaces from "./birthplaces.json" with { type: "json" };
import names from "./names.json" with { type: "json" };
import shares from "./shares.json" with { type: "json" };
import { DONOR_PERSONAS, PERSONAS } from "../db/personas";
import { createRandom, type Random, weighted } from "./random";
import { type Town, ZONES, type ZoneSeed } from "./zones";

/** "hold" is an older name of pending. */
const pickStatus = weighted(Object.entries(shares.statuses));

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

/** @returns a suspension for the status, which isn't over at `anchor` */
function seedSuspension(random: Random, status: string, anchor: number): DonorRow["suspension"] {
  if (status === "temporarilySuspended") {
    const [reason, days] = random.pick(Object.entries(shares.suspensionDays));
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

const pickZone = weighted(ZONES.map((zone) => [zone, zone.share]));
const pickBirthplace = weighted(birthplaces.map((place) => [place, place.share]));

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
  birthplace: { name: string; belfiore: string };
  status: string;
  suspension: DonorRow["suspension"];
}

/** Draws the person of donor `i`; `donor.ts` draws the other fields. */
export function seedPerson(seed: number, i: number, anchor: number): SeededPerson {
  const random = createRandom(seed, i);
  const name = DONOR_PERSONAS[i];
  const persona = name ? PERSONAS[name] : null;
  const seededZone = pickZone(random);
  const zone = ZONES.find((other) => other.name === persona?.zone) ?? seededZone;
  const town = random.pick(zone.towns);
  const seededGender = random.chance(1 / 3) ? "F" : "M";
  const gender = persona?.gender ?? seededGender;
  const seededFirst = random.pick(gender === "F" ? names.female : names.male);
  const firstName = persona?.firstName ?? seededFirst;
  const seededLast = random.pick(names.surnames);
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
