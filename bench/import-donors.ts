import { isoDay } from "../src/domain/dates/days";
import type { CellValue } from "../src/domain/fields/field-text";
import { computeFiscalCode } from "../src/domain/fiscal-code/person";

export const ZONES = ["Bergamo", "Brescia", "Cremona", "Lecco", "Lodi", "Mantova"];
/** Belfiore codes of the zones. */
const PLACES = ["A794", "B157", "D150", "E507", "E648", "E897"];
const LAST_NAMES = (
  "Rossi Bianchi Rota Pesenti Zanchi Morandi Locatelli Colombo Ferrari Esposito Ricci Marino Greco Bruno Gallo Conti " +
  "De_Luca Mancini Costa Giordano Rizzo Lombardi Moretti"
).split(" ");
const FIRST_NAMES = (
  "Anna Luca Maria Marco Giulia Paolo Sara Andrea Elena Matteo Chiara Davide Laura Stefano Francesca Giorgio Silvia " +
  "Roberto Paola Alessandro"
).split(" ");
const GROUPS = ["0+", "0-", "A+", "A-", "B+", "B-", "AB+", "AB-", "ND"];
const STATUS = ["active", "active", "active", "inactive", "verified", "suspended"];

let seed = 7;
const below = (count: number) => (seed = (seed * 48_271) % 2_147_483_647) % count;
const pick = <Value>(list: readonly Value[]): Value => list[below(list.length)] as Value;

function donor(nth: number): Record<string, CellValue> {
  const gender = pick(["M", "F"] as const);
  const [firstName, lastName] = [pick(FIRST_NAMES), `${pick(LAST_NAMES).replace("_", " ")}`];
  const birthday = isoDay(-7_000 + below(20_000));
  const town = below(ZONES.length);
  const fiscalCode = computeFiscalCode({ firstName, lastName, gender, birthday, place: PLACES[town] ?? "" });
  const last = isoDay(18_000 + below(2_400));
  return {
    key: `D${100_000 + nth}`,
    area: pick(ZONES),
    cardNumber: String(10_000 + nth),
    firstName,
    lastName,
    serialNumber: nth % 3 === 0 ? String(500 + nth) : null,
    gender,
    fiscalCode,
    birthday,
    birthplace: ZONES[town] ?? null,
    street: `Via ${pick(LAST_NAMES)} ${1 + below(120)}`,
    cap: `24${String(100 + below(40))}`,
    city: pick(ZONES),
    province: "BG",
    email: `${firstName}.${lastName}.${nth}@esempio.it`.toLowerCase().replace(" ", ""),
    phoneHome: nth % 2 === 0 ? `035 ${1_000_000 + nth}` : null,
    mobile: `347 ${String(1_000_000 + nth)}`,
    mailType: "E-mail",
    branch: nth % 5 === 0 ? "Filiale centrale" : null,
    officePhone: null,
    officeEmail: null,
    aggregateOf: null,
    association: "Avis",
    group: nth % 4 === 0 ? "Gruppo aziendale" : null,
    bloodGroup: pick(GROUPS),
    lastDonationDate: last,
    lastDonationType: 1 + below(3),
    donationsNumber: below(80),
    status: pick(STATUS),
    suspended: false,
    suspensionDate: null,
    note: nth % 50 === 0 ? `Nota ${nth}; con «virgolette» "dritte"` : null,
    inscriptionNote: null,
    awards: nth % 10 === 0 ? "Oro" : null,
    awardsDate: nth % 10 === 0 ? last : null,
    privacy: true,
    privacyDate: last,
    reason: below(8),
  };
}

/** Generates donors with all specified fields, the same ones at each call. */
export function* generateDonors(count: number): Generator<Record<string, CellValue>> {
  seed = 7;
  for (let nth = 0; nth < count; nth++) yield donor(nth);
}
