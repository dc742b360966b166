import { useEffect, useMemo, useReducer, useRef, useState } from "react";
import { endpoints } from "../../../api/endpoints";
import { pageEndpoints } from "../../../api/page-endpoints";
import { ApiError } from "../../../api/errors";
import { useCan } from "../../../api/react/ability";
import { useConnection, useUser } from "../../../api/react/connection";
import { useFeatureQuery } from "../../../api/react/use-feature";
import { useToday } from "../../../api/react/use-today";
import { isIsoDay } from "../../../domain/dates/days";
import { useRules, type RulesState } from "../../../shared/settings";
import { useOnline } from "../../../ui/browser/use-online";
import { collectionDaysQuery, type CollectionDay } from "../requests/collection-days";
import { findDonors } from "../requests/find-donors";
import { changeSheet, type Sheet, type SheetAction, type SheetRow } from "./sheet";
import { keepSheet } from "./stored-sheet";
import { needsPerson, rowVerdict, type Verdict, type VerdictContext } from "./verdict";

export interface SheetControl {
  sheet: Sheet;
  change: (action: SheetAction) => void;
  /** By the id of a row. */
  verdictOf: (id: number) => Verdict;
  context: VerdictContext;
  rules: RulesState;
  /** The days that were registered for the same day. */
  others: readonly CollectionDay[];
  /** Why rows couldn't be checked; null: they could. */
  failure: ApiError | null;
  /** Checks rows again, by default all. */
  recheck: (rows?: Sheet["rows"]) => void;
}

const WAITING: Verdict = { kind: "waiting" };

/** The sheet of the page: it looks up the donors of its rows, checks them, and keeps the draft. @param start read once */
export function useSheet(start: () => Sheet): SheetControl {
  const connection = useConnection();
  const { session } = connection;
  const userId = useUser()?._id ?? null;
  const today = useToday();
  const can = useCan();
  const rules = useRules();
  const online = useOnline();
  const [sheet, change] = useReducer(changeSheet, null, start);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const requests = useRef(0);
  const current = useRef(sheet);
  useEffect(() => {
    current.current = sheet;
    if (userId !== null) keepSheet(connection, userId, sheet);
  }, [connection, userId, sheet]);

  const check = async (rows = current.current.rows) => {
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    const request = (requests.current += 1);
    change({ do: "ask", ids, request });
    try {
      const keys = rows.map(({ donorId, key }) => (donorId === null ? key : { donorId }));
      const results = await findDonors(session, keys);
      change({ do: "answer", ids, request, results });
      setFailure(null);
      // the server can be reached again
      void check(current.current.rows.filter(({ id, state }) => state === "failed" && !ids.includes(id)));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      change({ do: "answer", ids, request, results: null });
      setFailure(error);
    }
  };
  const unasked = sheet.rows.filter(({ state, request }) => state === "waiting" && request === 0);
  useEffect(() => void check(unasked));
  useEffect(() => {
    if (online) void check(current.current.rows.filter(({ state }) => state === "failed"));
    // oxlint-disable-next-line react/exhaustive-deps -- only when the network comes back
  }, [online]);
  const { liveChannel } = connection;
  useEffect(
    () =>
      liveChannel.follow((stale) => {
        const among =
          (path: (donorId: string) => string) =>
          ({ donorId }: SheetRow) =>
            donorId !== null && stale !== "all" && stale.has(path(donorId));
        const { rows } = current.current;
        change({ do: "remove", ids: rows.filter(among(pageEndpoints.erasing)).map(({ id }) => id) });
        return check(
          stale === "all" ? rows.filter(({ donorId }) => donorId !== null) : rows.filter(among(endpoints.donor)),
        );
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- `check` reads the current sheet
    [liveChannel],
  );

  const day = isIsoDay(sheet.day) ? sheet.day : null;
  const ofDay = useFeatureQuery("collection-days", day === null ? null : collectionDaysQuery({ day }));
  const others = useMemo(() => (ofDay.status === "ready" ? ofDay.data.days : []), [ofDay]);
  const registered = useMemo(() => registeredBy(others, userId), [others, userId]);
  const context = useMemo<VerdictContext>(
    () => ({
      day,
      rules: rules.rules,
      today,
      mayRegister: ({ _id, area }) => can("create", "Donation", { donorId: _id, area }),
      registered,
    }),
    [day, rules.rules, today, can, registered],
  );
  const { rows, type } = sheet;
  const verdicts = useMemo(
    () => new Map(rows.map((row) => [row.id, rowVerdict(row, { type }, context)])),
    [rows, type, context],
  );
  const verdictOf = (id: number) => verdicts.get(id) ?? WAITING;
  const toWatch = rows.filter(({ id, watched }) => !watched && isSettledProblem(verdictOf(id)));
  useEffect(() => {
    if (toWatch.length > 0) change({ do: "watch", ids: new Set(toWatch.map(({ id }) => id)) });
  });
  return { sheet, change, verdictOf, context, rules, others, failure, recheck: (some) => void check(some) };
}

/** A row that couldn't be checked yet may turn out to be good. */
const isSettledProblem = (verdict: Verdict) => needsPerson(verdict) && verdict.kind !== "unchecked";

/** @returns who registered a donation, by donor; no name for the user's own donations */
const registeredBy = (days: readonly CollectionDay[], userId: string | null): ReadonlyMap<string, string> =>
  new Map(
    days.flatMap(({ author, rows }) =>
      rows.flatMap(({ donor, state }): [string, string][] =>
        donor && state === "registered" ? [[donor._id, author?._id === userId ? "" : (author?.name ?? "")]] : [],
      ),
    ),
  );
