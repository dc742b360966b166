import { endpoints, MAX_ROWS } from "../../api/endpoints";
import { useFeatureQuery, type FeatureQueryState } from "../../api/react/use-feature";
import type { Session } from "../../api/session/session";
import { parseResponse } from "../../api/readers/parse-response";
import {
  count,
  flag,
  identity,
  instant,
  items,
  list,
  map,
  number,
  one,
  optional,
  record,
  text,
  type Read,
  type Reader,
} from "../../api/readers/read";
import { day } from "../../api/readers/read-day";
import { CALL_OUTCOMES, type CallList, type CallOutcome } from "../../domain/calls/call-list";
import { isDonationType } from "../../domain/donation/blood";
import { isRecord } from "../../domain/values";
import type { CallChoice } from "./call-choice";

const author = map(record({ _id: optional(text("")), name: text("") }), (read) => read ?? { _id: null, name: "" });
const type = map(number(1), (read) => (isDonationType(read) ? read : 1));
const outcome = map(text("noAnswer"), (read): CallOutcome => CALL_OUTCOMES.find((name) => name === read) ?? "noAnswer");

const callReader = record({ _id: identity, day: day(""), type, outcome, date: day(null), at: instant(""), by: author });
export type DonationCall = NonNullable<Read<typeof callReader>>;

/** `ends`: ms since 1970, by the clock of this device, however wrong it is. */
const holdReader = map(
  record({ by: author, secondsLeft: count(0) }),
  (read) => read && { by: read.by, ends: Date.now() + read.secondsLeft * 1_000 },
);
export type CallHold = NonNullable<Read<typeof holdReader>>;

const donorReader = record({
  _id: identity,
  firstName: text(""),
  lastName: text(""),
  bloodGroup: text("ND"),
  mobile: text(null),
  phoneHome: text(null),
  officePhone: text(null),
  since: day(null),
  lastDonationDate: day(null),
  donationsNumber: count(0),
  suspendedUntil: day(null),
  lastCall: optional(callReader),
  unanswered: count(0),
  hold: optional(holdReader),
});
export type DonorToCall = NonNullable<Read<typeof donorReader>>;

const targetReader = record({
  version: count(0),
  total: count(null),
  coming: count(0),
  groups: items(record({ group: text(""), total: count(0), coming: count(0) })),
});
const NO_TARGET = { version: 0, total: null, coming: 0, groups: [] };
const orNone = map(targetReader, (read) => read ?? NO_TARGET);
export type CallTarget = Read<typeof orNone>;
export const targetAnswer = one("target", targetReader, () => false);

const rest = record({
  total: count(null),
  counts: record({ toCall: count(0), coming: count(0), again: count(0), notNow: count(0) }),
  excluded: record({
    noNumber: count(0),
    refused: count(0),
    noPrivacy: count(0),
    toBeJudged: count(0),
    noLonger: count(0),
  }),
  target: orNone,
});
const rows = list("calls", donorReader);
const NO_REST = { total: null, counts: null, excluded: null, target: NO_TARGET };
type Input = typeof rows.input & NonNullable<typeof rest.input>;

/** Reads a page of who may be called. */
export const callsAnswer: Reader<Read<typeof rows> & NonNullable<Read<typeof rest>>, Input> = (body, path, note) => {
  const read = rows(body, path, note);
  return { ...read, ...((isRecord(body) && rest(body, "", note)) || NO_REST) };
};
export type CallsAnswer = Read<typeof callsAnswer>;

const callsQuery = ({ day: onDay, type: ofType, area, groups }: CallChoice, listed: CallList, limit: number) => ({
  path: endpoints.calls(),
  query: {
    day: onDay,
    type: ofType,
    ...(area !== null && { area }),
    ...(groups.length > 0 && { groups: groups.join(",") }),
    list: listed,
    limit,
  },
  schema: callsAnswer,
});

/** Reads a list of a donation day. @param listed null reads nothing */
export const useCalls = (choice: CallChoice, listed: CallList | null, limit: number): FeatureQueryState<CallsAnswer> =>
  useFeatureQuery("calls", listed && callsQuery(choice, listed, limit), { keepPrevious: true });

/** Reads all donors to call, page by page. @throws ApiError */
export async function readToCall(session: Pick<Session, "call">, choice: CallChoice): Promise<CallsAnswer> {
  const { path, query, schema } = callsQuery(choice, "toCall", MAX_ROWS);
  const read = async (skip: number) => parseResponse(schema, await session.call(path, { query: { ...query, skip } }));
  const first = await read(0);
  const calls = [...first.calls];
  for (let skip = first.received; skip < (first.total ?? 0);) {
    const page = await read(skip);
    if (page.received === 0) break;
    calls.push(...page.calls);
    skip += page.received;
  }
  return { ...first, calls, total: calls.length };
}

const donorCalls = list("calls", callReader);
const refused = flag(false);

/** Reads the calls of a donor, newest first, and whether the donor refuses calls. */
export const donorCallsAnswer: Reader<
  Read<typeof donorCalls> & { refused: boolean },
  typeof donorCalls.input & { refused: boolean }
> = (body, path, note) => ({
  ...donorCalls(body, path, note),
  refused: isRecord(body) && refused(body.refused, "refused", note),
});
export type DonorCalls = Read<typeof donorCallsAnswer>;

export const useDonorCalls = (donorId: string): FeatureQueryState<DonorCalls> =>
  useFeatureQuery("calls", { path: endpoints.donorCalls(donorId), schema: donorCallsAnswer });

/** Reads the version of a donor's answer about calls; null without one. */
export const refusalVersion = (body: unknown): number | null =>
  isRecord(body) && typeof body.version === "number" ? body.version : null;

export const callAnswer = one("call", callReader);
