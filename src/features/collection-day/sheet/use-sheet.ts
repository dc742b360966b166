import { useEffect, useMemo, useRef, useState } from "react";
import { endpoints } from "../../../api/endpoints";
import { ApiError } from "../../../api/errors";
import { useCan } from "../../../api/react/ability";
import { useConnection, useUser } from "../../../api/react/connection";
import { useFeatureQuery } from "../../../api/react/use-feature";
import { isIsoDay } from "../../../domain/dates/days";
import { useRules, type RulesState } from "../../../shared/settings";
import { useOnline } from "../../../ui/browser/use-online";
import { collectionDaysQuery, registeredDonors, type CollectionDay } from "../requests/collection-days";
import { findDonors, MAX_ROWS } from "../requests/find-donors";
import {
  answerRows,
  askAgain,
  donorIdOf,
  dropRows,
  editRows,
  isFailed,
  isRowOf,
  type Sheet,
  type SheetRow,
} from "./sheet";
import { keepSheet } from "./stored-sheet";
import { rowVerdict, type Verdict, type VerdictContext } from "./verdict";

export interface SheetControl {
  sheet: Sheet;
  change: (edit: (sheet: Sheet) => Sheet) => void;
  /** By the id of a row. */
  verdictOf: (id: number) => Verdict;
  context: VerdictContext;
  rules: RulesState;
  /** The days that were registered for the same day. */
  others: readonly CollectionDay[];
  /** Why rows couldn't be checked the last time. */
  failure: ApiError | null;
}

const WAITING: Verdict = { kind: "waiting" };
const NO_DAYS: readonly CollectionDay[] = [];

/** The sheet of the page: it looks up the donors of its rows, checks them, and keeps the draft. @param start read once */
export function useSheet(start: Sheet): SheetControl {
  const connection = useConnection();
  const { session, liveChannel } = connection;
  const userId = useUser()?._id ?? null;
  const can = useCan();
  const rules = useRules();
  const online = useOnline();
  const [sheet, change] = useState(start);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const requests = useRef(0);
  useEffect(() => {
    if (userId !== null) keepSheet(connection, userId, sheet);
  }, [connection, userId, sheet]);

  const ask = async (rows: readonly SheetRow[]) => {
    const ids = rows.map(({ id }) => id);
    const request = (requests.current += 1);
    change((now) => editRows(now, ({ id }) => ids.includes(id), { state: request }));
    try {
      const keys = rows.map((row) => {
        const donorId = donorIdOf(row);
        return donorId === undefined ? row.key : { donorId };
      });
      const results = await findDonors(session, keys);
      change((now) => answerRows(now, request, ids, results));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      change((now) => editRows(now, ({ state }) => state === request, { state: "failed" }));
      setFailure(error);
    }
  };
  const unasked = sheet.rows.filter(({ state }) => state === "new").slice(0, MAX_ROWS);
  useEffect(() => {
    if (unasked.length > 0) void ask(unasked);
  });
  useEffect(() => {
    if (online) change((now) => askAgain(now, isFailed));
  }, [online]);
  useEffect(
    () =>
      liveChannel.follow(async (stale) => {
        if (stale === "all") return change((now) => askAgain(now));
        const names = (path: (donorId: string) => string) => (row: SheetRow) =>
          isRowOf(row, (id) => stale.has(path(id)));
        change((now) => askAgain(dropRows(now, names(endpoints.erasing)), names(endpoints.donor)));
      }),
    [liveChannel],
  );

  const day = isIsoDay(sheet.day) ? sheet.day : null;
  const ofDay = useFeatureQuery("collection-days", day === null ? null : collectionDaysQuery({ day }));
  const others = ofDay.status === "ready" ? ofDay.data.days : NO_DAYS;
  useEffect(() => {
    const registered = new Set(others.flatMap((other) => registeredDonors(other.rows)));
    change((now) => askAgain(now, (row) => isRowOf(row, (id) => registered.has(id))));
  }, [others]);
  const context = useMemo<VerdictContext>(
    () => ({
      day,
      rules: rules.rules,
      mayRegister: ({ _id, area }) => can("create", "Donation", { donorId: _id, area }),
    }),
    [day, rules.rules, can],
  );
  const { rows, type } = sheet;
  const verdicts = useMemo(
    () => new Map(rows.map((row) => [row.id, rowVerdict(row, type, context)])),
    [rows, type, context],
  );
  return {
    sheet,
    change,
    verdictOf: (id) => verdicts.get(id) ?? WAITING,
    context,
    rules,
    others,
    failure,
  };
}
