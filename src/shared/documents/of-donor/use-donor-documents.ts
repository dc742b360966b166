import { useState } from "react";
import { endpoints, MAX_ROWS } from "../../../api/endpoints";
import { useCan } from "../../../api/react/ability";
import { useFeatureQuery } from "../../../api/react/use-feature";
import { documentsAnswer, type DocumentRow } from "../document";

const FIRST_ROWS = { own: 4, record: 50 };
const ROWS_PER_STEP = 50;

export interface MoreDocuments {
  rows: readonly DocumentRow[];
  /** The number of rows in the next step; null if unknown. */
  next: number | null;
  available: boolean;
  showMore: () => void;
  loading: boolean;
  failed: boolean;
  /** The number of rows that the server doesn't send. */
  notSent: number;
}

/**
 * Reads the newest documents of a donor, and the others when `more.showMore` is called.
 * @param donorId null for all documents that the user may see
 */
export function useDonorDocuments(donorId: string | null) {
  const can = useCan();
  const first = donorId === null ? FIRST_ROWS.own : FIRST_ROWS.record;
  const [rowLimit, setRowLimit] = useState(first);
  const read = (limit: number, enabled = true) => {
    const query = { skip: 0, limit, order: "-changedAt", ...(donorId !== null && { donorId }) };
    const mayRead = enabled && can("read", "Document");
    return mayRead ? { path: endpoints.documents(), query, schema: documentsAnswer(0, limit) } : null;
  };
  const state = useFeatureQuery("documents", read(first));
  const all = useFeatureQuery("documents", read(MAX_ROWS, rowLimit > first), { background: true });
  const firstPage = state.status === "ready" ? state.data : null;
  const page = all.status === "ready" ? all.data : firstPage;
  const rows = page?.rows.slice(0, rowLimit) ?? [];
  const total = page?.total ?? null;
  const isComplete = all.status === "ready" && rows.length === all.data.rows.length;
  const more: MoreDocuments = {
    rows,
    next: total === null ? null : Math.min(total - rows.length, ROWS_PER_STEP),
    available: !isComplete && (total === null ? page?.full === true : total > rows.length),
    showMore: () => {
      if (all.status === "error") all.retry();
      else setRowLimit(rowLimit + ROWS_PER_STEP);
    },
    loading: rowLimit > first && (all.status === "loading" || (all.status === "error" && all.retrying)),
    failed: all.status === "error",
    notSent: isComplete && total !== null ? Math.max(0, total - rows.length - all.data.damaged) : 0,
  };
  return { ...state, more };
}
