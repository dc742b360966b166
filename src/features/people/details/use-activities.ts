import { useState } from "react";
import { endpoints } from "../../../api/endpoints";
import { useFeatureQuery } from "../../../api/react/use-feature";
import { activitiesAnswer, type Activity } from "./activity-answer";

/** As many as are asked for at once; a server may give fewer. */
const STEP = 20;

interface Before {
  kind: string | null;
  rows: readonly Activity[];
  /** How many the server has given so far. */
  skip: number;
  total: number | null;
}

/**
 * What somebody did, newest first, page by page: what was read stays while older is read.
 * @param kind null for all
 * @returns `state` of the last page, and the rows of all of them
 */
export function useActivities(id: string, kind: string | null) {
  const [read, setRead] = useState<Before>({ kind, rows: [], skip: 0, total: null });
  const before = read.kind === kind ? read : { kind, rows: [], skip: 0, total: null };
  const { skip } = before;
  const state = useFeatureQuery("history", {
    path: endpoints.userHistory(id),
    query: { skip, limit: STEP, ...(kind && { kind }) },
    schema: activitiesAnswer(skip, STEP),
  });
  const page = state.status === "ready" ? state.data : null;
  const known = new Set(before.rows.map(({ _id }) => _id));
  // what was done meanwhile moves the pages: a row may come twice
  const rows = [...before.rows, ...(page?.rows.filter(({ _id }) => !_id || !known.has(_id)) ?? [])];
  const next = skip + (page ? page.rows.length + page.damaged : 0);
  const total = page?.total ?? before.total;
  const more = page !== null && next > skip && (page.total === null ? page.full : next < page.total);
  return { state, rows, total, older: more ? () => setRead({ kind, rows, skip: next, total }) : null };
}
