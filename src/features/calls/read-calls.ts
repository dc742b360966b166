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
export type CallTarget = NonNullable<Read<typeof targetReader>>;
export const targetAnswer = one("target", targetReader, () => false);

/** Reads a list, and other parts of the same body. */
const listWith =
  <L, LI, R, RI>(rows: Reader<L, LI>, rest: Reader<R | null, RI | null>): Reader<L & R, LI & RI> =>
  (body, path, note) => ({ ...rows(body, path, note), ...(rest(isRecord(body) ? body : {}, "", note) as R) });

/** Reads a page of who may be called. `read`: when, in ms of this page. */
export const callsAnswer = map(
  listWith(
    list("calls", donorReader),
    record({
      total: count(null),
      counts: record({ toCall: count(0), coming: count(0), again: count(0), notNow: count(0) }),
      excluded: record({
        noNumber: count(0),
        refused: count(0),
        noPrivacy: count(0),
        toBeJudged: count(0),
        noLonger: count(0),
      }),
      target: map(targetReader, (read) => read ?? { version: 0, total: null, coming: 0, groups: [] }),
    }),
  ),
  (page) => ({ ...page, read: performance.now() }),
);
export type CallsAnswer = Read<typeof callsAnswer>;

const callsQuery = ({ day: onDay, type: ofType, area, groups }: CallChoice, listed: CallList, limit: number) => ({
  path: endpoints.calls(),
  query: {
    ...{ day: onDay, type: ofType, list: listed, limit },
    area: area ?? undefined,
    groups: groups.join(",") || undefined,
  },
  schema: callsAnswer,
});

/** Reads a list of a donation day. @param listed null reads nothing */
export const useCalls = (choice: CallChoice, listed: CallList | null, limit: number): FeatureQueryState<CallsAnswer> =>
  useFeatureQuery("calls", listed && callsQuery(choice, listed, limit), { keepPrevious: true });

/** Reads all donors to call, page by page, and the target. @throws ApiError */
export async function readToCall(
  session: Pick<Session, "call">,
  choice: CallChoice,
): Promise<Pick<CallsAnswer, "calls" | "target">> {
  const { path, query, schema } = callsQuery(choice, "toCall", MAX_ROWS);
  const calls: DonorToCall[] = [];
  for (let skip = 0; ;) {
    const page = parseResponse(schema, await session.call(path, { query: { ...query, skip } }));
    calls.push(...page.calls);
    skip += page.received;
    if (page.received === 0 || skip >= (page.total ?? 0)) return { calls, target: page.target };
  }
}

/** Reads the calls of a donor, newest first, and whether the donor refuses calls. */
export const donorCallsAnswer = listWith(list("calls", callReader), record({ refused: flag(false) }));

export const useDonorCalls = (donorId: string): FeatureQueryState<Read<typeof donorCallsAnswer>> =>
  useFeatureQuery("calls", { path: endpoints.donorCalls(donorId), schema: donorCallsAnswer });

/** Reads the version of a donor's answer about calls; null without one. */
export const refusalVersion = (body: unknown): number | null =>
  isRecord(body) && typeof body.version === "number" ? body.version : null;

export const callAnswer = one("call", callReader);
