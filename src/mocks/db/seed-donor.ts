import { isPending } from "../../domain/donor/status";
import { type BloodGroup, type Reason, REASON_LABELS, type Sex } from "../../domain/donation/blood";
import { computeFiscalCode } from "../../domain/fiscal-code/person";
import { dayNumber } from "../../domain/dates/days";
import { fold } from "../../domain/text";
import { dayText, REFERENCE_DAY } from "./days";
import { dayOf, type DonorRow, typeOf } from "./donor-row";
import { COMPANIES, STREETS } from "./names";
import { personaEmail, PERSONAS } from "./personas";
import { type Random, weighted } from "./random";
import { tiersFor, type AwardTier } from "../../domain/donor/award-tiers";
import { earnedAwards, handedOver } from "./seed-awards";
import { seedDonations } from "./seed-donations";
import { seedPerson, type SeededPerson } from "./seed-person";
import { isBeforeFirstDonation } from "./seed-status";

/** Of those whom staff has added and nobody has invited yet: who has signed on paper. */
const STAGED_CONSENT = 0.4;

/** Frequencies in Italy, in percent; A splits into A1, four fifths, and A2 (decisions §4). */
const pickGroup = weighted<BloodGroup>([
  ["0+", 39], ["A1+", 28.8], ["A2+", 7.2], ["B+", 7.5], ["0-", 7], ["A1-", 4.8], ["A2-", 1.2],
  ["AB+", 2.5], ["B-", 1.5], ["AB-", 0.5],
]); // prettier-ignore

export const idOfSeeded = (i: number): string => `d${i + 1}`;
export const keyOfSeeded = (i: number): string => `D${String(i + 1).padStart(6, "0")}`;

/** What a person gave, drawn straight after {@link seedPerson}. @returns packed donations, oldest first */
export const donationsOfPerson = (
  { random, name, status, gender, born, suspension }: SeededPerson,
  anchor: number,
): number[] => seedDonationHistory(random, { status, gender, born, anchor, suspension, veteran: name !== undefined });

/**
 * Row `i` of the donors: a pure function of its arguments, needing no other row.
 * @param anchor the day that it is when the data is made (a day number); donations end here
 */
export function seedDonor(
  seed: number,
  i: number,
  anchor: number,
  tiers: readonly AwardTier[],
): { row: DonorRow; donations: number[] } {
  const drawn = seedPerson(seed, i, anchor);
  const { random, name, zone, town, gender, firstName, lastName, born, knownAge, status, suspension } = drawn;
  const [birthplace, belfiore] = drawn.birthplace;
  const persona = name ? PERSONAS[name] : null;
  const donations = donationsOfPerson(drawn, anchor);
  const last = donations.at(-1);
  const award = handedOver(earnedAwards(donations, tiersFor(tiers, gender)), anchor).at(-1);
  const birthday = knownAge ? dayText(born) : null;
  const first = donations[0];
  const joined =
    first === undefined
      ? Math.min(anchor, REFERENCE_DAY - random.between(0, 200))
      : dayOf(first) - random.between(20, 90);
  const mobile = `3${random.between(20, 99)} ${random.between(1000000, 9999999)}`;
  const contact = persona && name ? personaEmail(name) : seededEmail(random, firstName, lastName, i);
  const employed = random.chance(0.15);
  const privacy = persona?.privacy ?? random.chance(status === "staged" ? STAGED_CONSENT : 0.93);
  const row: DonorRow = {
    _id: idOfSeeded(i),
    version: 1,
    key: keyOfSeeded(i),
    area: zone.name,
    cardNumber: last === undefined ? null : String(i + 1).padStart(6, "0"),
    firstName,
    lastName,
    serialNumber: last === undefined ? null : `${zone.province}${String(700001 + i * 3)}`,
    gender,
    fiscalCode: birthday ? computeFiscalCode({ firstName, lastName, gender, birthday, place: belfiore }) : null,
    birthday,
    birthplace: birthday ? birthplace : null,
    street: `${random.pick(STREETS)}, ${random.between(1, 148)}`,
    cap: town.cap,
    city: town.name,
    province: town.province,
    email: contact,
    phoneHome: random.chance(0.3) ? `0${random.between(30, 39)} ${random.between(100000, 999999)}` : null,
    mobile: random.chance(0.95) ? mobile : null,
    mailType: contact ? "E-mail" : "Posta",
    branch: employed ? random.pick(COMPANIES) : null,
    officePhone: employed && random.chance(0.5) ? `035 ${random.between(200000, 999999)}` : null,
    officeEmail: employed && random.chance(0.3) ? `ufficio.${i + 1}@lavoro.example` : null,
    aggregateOf: random.chance(0.02) ? "Donatori occasionali" : null,
    association: random.pick(zone.associations),
    group: random.chance(0.5) ? `Squadra ${town.name}` : null,
    bloodGroup: last === undefined && random.chance(0.7) ? "ND" : pickGroup(random),
    lastDonationDate: last === undefined ? null : dayText(dayOf(last)),
    lastDonationType: last === undefined ? null : typeOf(last),
    donationsNumber: donations.length,
    status,
    suspended: suspension !== null,
    suspensionDate: suspension?.from ?? null,
    note: random.chance(0.06) ? "Preferisce essere chiamato la sera." : null,
    inscriptionNote: random.chance(0.05) ? "Iscritto durante la giornata del donatore." : null,
    awards: award?.name ?? null,
    awardsDate: award ? dayText(award.day) : null,
    privacy,
    privacyDate: privacy ? dayText(joined) : null,
    // the form asks for it
    reason: random.chance(0.9) && !isPending(status) ? seedReason(random) : null,
    suspension,
  };
  return { row, donations };
}

const REASON_CODES = Object.keys(REASON_LABELS).map(Number) as [Reason, ...Reason[]];
const seedReason = (random: Random) => random.pick(REASON_CODES);

interface DonationHistory {
  status: string;
  gender: Sex;
  born: number;
  anchor: number;
  suspension: DonorRow["suspension"];
  veteran: boolean;
}

/** When somebody began to donate, when they stopped, and what they gave in between. */
function seedDonationHistory(
  random: Random,
  { status, gender, born, anchor, suspension, veteran }: DonationHistory,
): number[] {
  const adult = born + Math.ceil(18 * 365.25) + random.between(1, 700);
  const veteranSince = REFERENCE_DAY - Math.floor((veteran ? 9 : 0.5 + 18 * random.next() ** 2) * 365.25);
  // a tenth are newcomers of these years; some of them have yet to come for the first time
  const recentDonor = !veteran && random.chance(0.1);
  const from = Math.max(adult, recentDonor ? REFERENCE_DAY + random.between(-365, 700) : veteranSince);
  const years = random.between(1, 9);
  if (isBeforeFirstDonation(status)) return [];
  if (status === "inactive" || status === "dead") {
    const stoppedDonating = Math.min(from + years * 365, REFERENCE_DAY - 731, anchor);
    return seedDonations(random, gender, born, Math.max(adult, Math.min(from, stoppedDonating - 700)), stoppedDonating);
  }
  return seedDonations(random, gender, born, from, suspension ? dayNumber(suspension.from) - 1 : anchor);
}

function seededEmail(random: Random, firstName: string, lastName: string, i: number): string | null {
  if (random.chance(0.06)) return null;
  const plain = (name: string) => fold(name).replace(/[^a-z]/g, "");
  return `${plain(firstName)}.${plain(lastName)}.${i + 1}@posta.example`;
}
