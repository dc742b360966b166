import { useState } from "react";
import { endpoints, MOST_ROWS } from "../../../api/endpoints";
import { useCan } from "../../../api/react/ability";
import { useFeatureQuery } from "../../../api/react/use-feature";
import { documentsAnswer, type DocumentRow } from "../../documents/document";

/** As many as a home shows at first, and as a record does. */
const FIRST = { own: 4, record: 50 };
/** As many come with each press. */
const STEP = 50;

/** The documents after the first ones. */
export interface MoreDocuments {
  rows: readonly DocumentRow[];
  /** How many come with the next press; null: nobody knows. */
  next: number | null;
  there: boolean;
  show: () => void;
  showing: boolean;
  failed: boolean;
  /** How many the server keeps back: it gives no more at once. */
  cut: number;
}

/**
 * The newest documents of a donor, and the others once they are asked for.
 * @param donorId whose: those that name them; null for all that one may see, which for a donor are the own ones
 */
export function useDonorDocuments(donorId: string | null) {
  const can = useCan();
  const first = donorId === null ? FIRST.own : FIRST.record;
  const [most, setMost] = useState(first);
  const read = (limit: number, wanted = true) => {
    const query = { skip: 0, limit, order: "-changedAt", ...(donorId !== null && { donorId }) };
    const mayRead = wanted && can("read", "Document");
    return mayRead ? { path: endpoints.documents(), query, schema: documentsAnswer(0, limit) } : null;
  };
  const state = useFeatureQuery("documents", read(first));
  const all = useFeatureQuery("documents", read(MOST_ROWS, most > first), { background: true });
  const known = state.status === "ready" ? state.data : null;
  const given = all.status === "ready" ? all.data : known;
  const rows = given?.rows.slice(0, most) ?? [];
  const total = given?.total ?? null;
  const whole = all.status === "ready" && rows.length === all.data.rows.length;
  const more: MoreDocuments = {
    rows,
    next: total === null ? null : Math.min(total - rows.length, STEP),
    there: !whole && (total === null ? given?.full === true : total > rows.length),
    show: () => {
      if (all.status === "error") all.retry();
      else setMost(most + STEP);
    },
    showing: most > first && (all.status === "loading" || (all.status === "error" && all.retrying)),
    failed: all.status === "error",
    cut: whole && total !== null ? Math.max(0, total - rows.length - all.data.damaged) : 0,
  };
  return { ...state, more };
}
