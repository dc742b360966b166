import { useEffect, useState } from "react";
import { endpoints } from "../../api/endpoints";
import { HIDDEN_STATUSES } from "../../api/errors";
import { useOptionalQuery } from "../../api/react/use-optional-query";
import { useToday } from "../../api/react/use-today";
import type { RecordKind } from "../../domain/record-kinds";
import { whenIdle } from "../../ui/when-idle";
import { listAnswer } from "./list-answer";
import { useFigures } from "./use-figures";
import { asksFigures, questionQuery, type ListQuestion } from "./question";

/** How many rows there are; null while nobody knows; "lacking" where this server hasn't got such a list. */
export type Total = number | null | "lacking";

/** How a server says that it can't tell how many answer this question. */
const UNCOUNTED: ReadonlySet<number> = new Set([...HIDDEN_STATUSES, 400, 413, 414, 422]);

const firstRow = (kind: RecordKind) => listAnswer(kind, () => null)(0, 1);

/**
 * How many rows a list has, whatever page of it is being looked at: asked when the browser is idle, for nothing waits
 * for it.
 * @param question what is asked of it; null for all rows
 * @param wanted false where it is known already, or may not be read
 */
export function useTotal(kind: RecordKind, question: ListQuestion | null, wanted: boolean): Total {
  const today = useToday();
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const [schema] = useState(() => firstRow(kind));
  const asks = question !== null && asksFigures(question);
  const figures = useFigures(wanted && idle && asks);
  const query = { ...(question && questionQuery(question, today)), limit: 1 };
  const state = useOptionalQuery(
    `all ${kind}`,
    wanted && idle && (!asks || figures.status === "named")
      ? { path: endpoints[kind](), query, schema, part: "total" }
      : null,
    { background: true, optional: question ? UNCOUNTED : HIDDEN_STATUSES },
  );
  if (state.status === "lacking" || figures.status === "lacking" || figures.status === "error") return "lacking";
  return state.status === "ready" ? state.data.total : null;
}
