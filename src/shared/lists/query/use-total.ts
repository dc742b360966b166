import { useEffect, useState } from "react";
import { useFeature } from "../../../api/react/use-feature";
import { useQuery } from "../../../api/react/use-query";
import { useToday } from "../../../api/react/use-today";
import { afterScreen } from "../../../api/client/shown";
import { listAnswer } from "../list-answer";
import type { ListSource } from "./list-source";
import { asksForComputed, queryParameters, type ListQuery } from "./list-query";

const firstRow = ({ kind, rows = kind }: ListSource) => listAnswer(rows, () => null)(0, 1);

/**
 * Counts the rows of a list when the screen is shown and the browser is idle.
 * @param query null for all rows
 * @param wanted false: no request
 * @returns undefined while unknown; null if the server can't answer
 */
export function useTotal(source: ListSource, query: ListQuery | null, wanted: boolean): number | null | undefined {
  const today = useToday();
  const [due, setDue] = useState(false);
  useEffect(() => (wanted ? afterScreen(() => setDue(true)) : undefined), [wanted]);
  const [schema] = useState(() => firstRow(source));
  const computed = useFeature("computed-fields");
  const mayAsk = computed || query === null || !asksForComputed(query, source.kind);
  const parameters = { ...source.query, ...(query && queryParameters(query, today)), limit: 1 };
  const state = useQuery(
    wanted && due && mayAsk ? { path: source.path, query: parameters, schema, part: "total" } : null,
    {
      background: true,
    },
  );
  if (!mayAsk || state.status === "error") return null;
  return state.status === "ready" ? state.data.total : undefined;
}
