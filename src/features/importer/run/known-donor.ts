import { endpoints } from "../../../api/endpoints";
import { count, identity, list, one, record, text, type Reader } from "../../../api/read";
import { parseAnswer } from "../../../api/schema";
import type { Session } from "../../../api/session/session";
import { DONOR_FIELDS, SPREAD_FIELDS } from "../../../domain/fields/donor-fields";
import { isRecord } from "../../../domain/values";
import type { Difference } from "../api/read-imports";
import type { ImportRow } from "../engine/types";

type Calls = Pick<Session, "call">;

const donors = list(
  "donors",
  record({ _id: identity, version: count(null), fiscalCode: text(null), cardNumber: text(null) }),
);
/** As the server has it, whatever it has. */
const whole: Reader<Record<string, unknown> | null> = (value) => (isRecord(value) ? value : null);
const detail = one("donor", whole);

/** Whom the server knows by what a row says; whether it is sure that there is nobody else. */
interface Found {
  donor: { _id: string; version: number | null } | null;
  sure: boolean;
}
type By = readonly (readonly ["fiscalCode" | "cardNumber", unknown])[];

/** @param by the fields to look by, in their order, with what the row has there */
export async function findDonor(session: Calls, by: By): Promise<Found> {
  let sure = false;
  for (const [field, value] of by) {
    if (typeof value !== "string" || !value) continue;
    const queryFilters = JSON.stringify({ combinator: "and", rules: [{ field, operator: "=", value }] });
    const answer = await session.call(endpoints.donors(), { query: { queryFilters, limit: 2 } });
    const read = parseAnswer(donors, answer);
    const found = read.donors.filter((donor) => donor[field] === value);
    if (found.length === 1) return { donor: found[0] ?? null, sure: true };
    // a server that doesn't know the filter answers with anybody, and rows that can't be read may be anybody's
    sure = read.received === 0;
    if (!sure) break;
  }
  return { donor: null, sure };
}

/** @returns by what a donor of a file is looked for */
export const ownMarks = ({ values }: ImportRow): By => [
  ["fiscalCode", values.fiscalCode],
  ["cardNumber", values.cardNumber],
];

const OWN: ReadonlySet<string> = new Set(SPREAD_FIELDS);
/** @returns whether a field of a file may be said of a donor */
export const isWrittenDirectly = (field: string): boolean => OWN.has(field);
/** @returns what of a row may be said of a donor */
export const spread = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => isWrittenDirectly(name)));

/** @returns what a row says otherwise than the server does of that donor. @throws ApiError */
export async function differencesFrom(session: Calls, id: string, { values }: ImportRow): Promise<Difference[]> {
  const donor = parseAnswer(detail, await session.call(endpoints.donor(id))).donor;
  return Object.entries(spread(values)).flatMap(([field, after]): Difference[] => {
    const before = donor[field] ?? null;
    if (after === null || after === "" || isSame(field, before, after)) return [];
    // "ND" says that the group isn't known
    const empty = before === null || before === "" || (field === "bloodGroup" && before === "ND");
    return [{ field, before, after, empty }];
  });
}

/** Servers write a day as a moment, too, and a number as text. */
function isSame(field: string, before: unknown, after: unknown): boolean {
  const isDay = DONOR_FIELDS[field as keyof typeof DONOR_FIELDS].kind === "day";
  const [one, other] = [before, after].map((value) => (typeof value === "object" ? "" : String(value as string)));
  return isDay ? one?.slice(0, 10) === other?.slice(0, 10) : one === other;
}

/** Whom a row is about on a server without imports, and what it would change of them; null where nobody is found. */
export async function lookUp(session: Calls, row: ImportRow): Promise<Difference[] | null> {
  const { donor } = await findDonor(session, ownMarks(row));
  return donor && differencesFrom(session, donor._id, row);
}
