import { useState } from "react";
import { totalOf } from "./list-answer";
import { asksForAll } from "./query/list-query";
import type { ShownList } from "./use-list";

interface Listed {
  /** The searched text; empty without a search. */
  text: string;
  /** Whether neither a search nor a filter excludes rows. */
  isAll: boolean;
  /** Number of rows that match; null if unknown. */
  total: number | null;
}

const NOTHING: Listed = { text: "", isAll: false, total: null };

/** @returns what the rows on the screen are, also while the next ones load */
export function useListed<Row>({ query, page, view }: Pick<ShownList<Row>, "query" | "page" | "view">): Listed {
  const [listed, setListed] = useState(NOTHING);
  if (page.status !== "ready") return NOTHING;
  if (!page.stale) {
    const next = { text: query.text.trim(), isAll: asksForAll(query), total: totalOf(page.data, view) };
    if (listed.text !== next.text || listed.isAll !== next.isAll || listed.total !== next.total) setListed(next);
  }
  return listed;
}
