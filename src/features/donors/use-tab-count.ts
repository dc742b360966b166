import { useEffect, useState } from "react";
import { useOptionalQuery } from "../../api/react/use-optional-query";
import { whenIdle } from "../../ui/when-idle";
import { LACKING_STATUSES } from "../../api/errors";
import { listAnswer } from "../lists/list-answer";
import type { ListSource } from "../lists/list-source";

/** How many rows a list has in all; null while nobody knows; "lacking" where this server hasn't got such a list. */
export type TabCount = number | null | "lacking";

const HIDDEN: ReadonlySet<number> = new Set([...LACKING_STATUSES, 403]);

const firstRow = (name: string) => listAnswer(name, () => null)(0, 1);

/**
 * How many rows a list has, whatever is being searched for: asked when the browser is idle, for nothing waits for it.
 * @param wanted false where it is known already, or may not be read
 */
export function useTabCount({ name, path }: ListSource, wanted: boolean): TabCount {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const [schema] = useState(() => firstRow(name));
  const query = wanted && idle ? { path, query: { limit: 1 }, schema, part: "total" } : null;
  const state = useOptionalQuery(`all ${name}`, query, { background: true, optional: HIDDEN });
  if (state.status === "lacking") return "lacking";
  return state.status === "ready" ? state.data.total : null;
}
