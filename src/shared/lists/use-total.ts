import { useEffect, useState } from "react";
import { HIDDEN_STATUSES, UNCOUNTED_STATUSES } from "../../api/errors";
import { useOptionalQuery } from "../../api/react/use-optional-query";
import { useToday } from "../../api/react/use-today";
import { whenIdle } from "../../ui/when-idle";
import { listAnswer } from "./list-answer";
import type { ListSource } from "./list-source";
import { useFigures } from "./use-figures";
import { asksFigures, questionQuery, type ListQuestion } from "./question";

/** How many rows there are; null while nobody knows; "lacking" where this server hasn't got such a list. */
export type Total = number | null | "lacking";

const firstRow = ({ kind, rows = kind }: ListSource) => listAnswer(rows, () => null)(0, 1);

/**
 * How many rows a list has, whatever page of it is being looked at: asked when the browser is idle, for nothing waits
 * for it.
 * @param question what is asked of it; null for all rows
 * @param wanted false where it is known already, or may not be read
 */
export function useTotal(source: ListSource, question: ListQuestion | null, wanted: boolean): Total {
  const today = useToday();
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const [schema] = useState(() => firstRow(source));
  const asks = question !== null && asksFigures(question);
  const figures = useFigures(wanted && idle && asks);
  const query = { ...source.query, ...(question && questionQuery(question, today)), limit: 1 };
  const state = useOptionalQuery(
    `all ${source.kind}`,
    wanted && idle && (!asks || figures.status === "named")
      ? { path: source.path, query, schema, part: "total" }
      : null,
    { background: true, optional: question ? UNCOUNTED_STATUSES : HIDDEN_STATUSES },
  );
  if (state.status === "lacking" || figures.status === "lacking" || figures.status === "error") return "lacking";
  return state.status === "ready" ? state.data.total : null;
}
