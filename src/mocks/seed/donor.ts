import { type AwardTier, tiersFor } from "../../domain/donor/award-tiers";
import { type BloodGroup, type DonationType, type Reason, REASON_LABELS, type Sex } from "../../domain/donation/blood";
import { dayNumber, isoDay } from "../../domain/dates/days";
import { computeFiscalCode } from "../../domain/fiscal-code/person";
import { isPending } from "../../domain/donor/status";
import { fold } from "../../domain/text";
import { dayText, DRAWN_UNTIL, REFERENCE_DAY } from "../db/days";
import type { AwardRecord, DonationRecord, DonorRecord, DonorRow } from "../db/models";
import names from "./names.json" with { type: "json" };
import shares from "./shares.json" with { type: "json" };
import { personaEmail, PERSONAS } from "../db/personas";
import { type Random, weighted } from "./random";
import { handedOver, seedDonations, type SeededDonations } from "./donations";
import { isBeforeFirstDonation, seedPerson } from "./person";
import type { ZoneSeed } from "./zones";

/** Share of staged donors who have signed on paper. */
const STAGED_CONSENT = 0.4;

/** Frequencies in Italy, in percent; A splits into A1, four fifths, and A2 (decisions §4). */
const pickGroup = weighted(Object.entries(shares.bloodGroups) as [BloodGroup, number][]);

/** Donors who don't come to the party with the awards: of every so many rows, this one. */
const ABSENT = { every: 11, row: 8 };

export interface SeededDonor {
  donor: DonorRecord;
  /** The records are made at the call. */
  donations(): DonationRecord[];
  awards(): AwardRecord[];
}

/** Creates donor `i` with donations and awards. The result depends only on the arguments. */
export function seedDonor(
  seed: number,
  i: number,
  anchor: number,
  tiers: readonly AwardTier[],
  donorId = `d${i + 1}`,
): SeededDonor {
  const drawn = seedPerson(seed, i, anchor);
  const { random, name, zone, town, gender, firstName, lastName, born, hasBirthday, status, suspension } = drawn;
  const { name: birthplace, belfiore } = drawn.birthplace;
  const persona = name ? PERSONAS[name] : null;
  const { days, types } = seedDonationHistory(random, {
    status,
    gender,
    born,
    anchor,
    suspension,
    veteran: name !== undefined,
  });
  const last = days.at(-1);
  const handed = handedOver(days, tiersFor(tiers, gender), anchor, i % ABSENT.every === ABSENT.row);
  const award = handed.at(-1);
  const birthday = hasBirthday ? isoDay(born) : null;
  const first = days[0];
  const joined =
    first === undefined ? Math.min(anchor, REFERENCE_DAY - random.between(0, 200)) : first - random.between(20, 90);
  const mobile = `3${random.between(20, 99)} ${random.between(1000000, 9999999)}`;
  const contact = persona && name ? personaEmail(name) : seededEmail(random, firstName, lastName, i);
  const employed = random.chance(0.15);
  const privacy = persona?.privacy ?? random.chance(status === "staged" ? STAGED_CONSENT : 0.93);
  const donor: DonorRecord = {
    _id: donorId,
    version: 1,
    deleted: false,
    key: `D${String(i + 1).padStart(6, "0")}`,
    area: zone.name,
    cardNumber: last === undefined ? null : String(i + 1).padStart(6, "0"),
    firstName,
    lastName,
    serialNumber: last === undefined ? null : `${zone.province}${String(700001 + i * 3)}`,
    gender,
    fiscalCode: birthday ? computeFiscalCode({ firstName, lastName, gender, birthday, place: belfiore }) : null,
    birthday,
    birthplace: birthday ? birthplace : null,
    // joined, as the address: engines keep a concatenated text as a tree of its parts, which is twice as large
    street: [random.pick(names.streets), random.between(1, 148)].join(", "),
    cap: town.cap,
    city: town.name,
    province: town.province,
    email: contact,
    phoneHome: random.chance(0.3) ? `0${random.between(30, 39)} ${random.between(100000, 999999)}` : null,
    mobile: random.chance(0.95) ? mobile : null,
    mailType: contact ? "E-mail" : "Posta",
    branch: employed ? random.pick(names.companies) : null,
    officePhone: employed && random.chance(0.5) ? `035 ${random.between(200000, 999999)}` : null,
    officeEmail: employed && random.chance(0.3) ? `ufficio.${i + 1}@lavoro.example` : null,
    aggregateOf: random.chance(0.02) ? "Donatori occasionali" : null,
    association: random.pick(zone.associations),
    group: random.chance(0.5) ? town.group : null,
    bloodGroup: last === undefined && random.chance(0.7) ? "ND" : pickGroup(random),
    lastDonationDate: last === undefined ? null : dayText(last),
    lastDonationType: types.at(-1) ?? null,
    donationsNumber: days.length,
    status,
    suspended: suspension !== null,
    suspensionDate: suspension?.from ?? null,
    note: random.chance(0.06) ? "Preferisce essere chiamato la sera." : null,
    inscriptionNote: random.chance(0.05) ? "Iscritto durante la giornata del donatore." : null,
    awards: award?.name ?? null,
    awardsDate: award ? dayText(award.day) : null,
    privacy,
    privacyDate: privacy ? isoDay(joined) : null,
    // asked by the registration form
    reason: random.chance(0.9) && !isPending(status) ? seedReason(random) : null,
    suspension,
  };
  const { key, version, deleted } = donor;
  const donationAt = (type: DonationType, nth: number): DonationRecord => {
    const own = `${key}-${String(nth + 1).padStart(3, "0")}`;
    const date = dayText(days[nth] ?? 0);
    return { _id: own, key: own, version, deleted, donorId, type, date, place: placeOf(zone, i, nth) };
  };
  const awardAt = ({ name: tier, day }: (typeof handed)[number], nth: number): AwardRecord => {
    const own = `${key}-A${nth + 1}`;
    const other =
      tier === "Oro" ? { award: "Targa di riconoscenza", awardDate: dayText(day) } : { award: null, awardDate: null };
    return {
      _id: own,
      key: own,
      version,
      deleted,
      donorId,
      ...other,
      awardDonorsGroup: tier,
      awardDonorsGroupDate: dayText(day),
    };
  };
  return { donor, donations: () => types.map(donationAt), awards: () => handed.map(awardAt) };
}

/** @returns the place of a donation: every fifth is at another place of the zone */
function placeOf({ centres }: ZoneSeed, i: number, nth: number): string {
  const place = i % centres.length;
  return centres[nth % 5 === 4 ? (place + 1) % centres.length : place] ?? "";
}

const REASON_CODES = Object.keys(REASON_LABELS).map(Number) as Reason[];
const seedReason = (random: Random) => random.pick(REASON_CODES);

interface DonationHistory {
  status: string;
  gender: Sex;
  born: number;
  anchor: number;
  suspension: DonorRow["suspension"];
  veteran: boolean;
}

/** Creates the donations between the first and the last day on which a donor gave. */
function seedDonationHistory(
  random: Random,
  { status, gender, born, anchor, suspension, veteran }: DonationHistory,
): SeededDonations {
  const adult = born + Math.ceil(18 * 365.25) + random.between(1, 700);
  const veteranSince = REFERENCE_DAY - Math.floor((veteran ? 9 : 0.5 + 18 * random.next() ** 2) * 365.25);
  // a tenth are recent donors; some of them haven't given yet
  const recentDonor = !veteran && random.chance(0.1);
  const from = Math.max(adult, recentDonor ? REFERENCE_DAY + random.between(-365, 700) : veteranSince);
  const years = random.between(1, 9);
  if (isBeforeFirstDonation(status)) return { days: [], types: [] };
  if (status === "inactive" || status === "dead") {
    const stoppedDonating = Math.min(from + years * 365, REFERENCE_DAY - 731, anchor);
    return seedDonations(random, gender, born, Math.max(adult, Math.min(from, stoppedDonating - 700)), stoppedDonating);
  }
  const end = suspension ? dayNumber(suspension.from) - 1 : anchor;
  // a suspension always starts the same number of days before the anchor
  return seedDonations(random, gender, born, from, end, end + DRAWN_UNTIL - anchor);
}

function seededEmail(random: Random, firstName: string, lastName: string, i: number): string | null {
  if (random.chance(0.06)) return null;
  const plain = (name: string) => fold(name).replace(/[^a-z]/g, "");
  return [plain(firstName), plain(lastName), `${i + 1}@posta.example`].join(".");
}
