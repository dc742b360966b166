import type { ListQuery } from "../db/query";
import { badRequest } from "../guard";

const MAX_LIMIT = 1000;
const DEFAULT_LIMIT = 10;

/** @returns what a list's address asks. @throws HttpError 400 when a number is none */
export function listQuery(request: { url: string }): ListQuery {
  const { searchParams } = new URL(request.url);
  return {
    skip: parseInteger(searchParams.get("skip"), 0, 0, Number.MAX_SAFE_INTEGER),
    limit: parseInteger(searchParams.get("limit"), DEFAULT_LIMIT, 1, MAX_LIMIT),
    order: searchParams.get("order"),
    filters: searchParams.get("filters"),
    queryFilters: searchParams.get("queryFilters"),
    query: searchParams.get("query"),
  };
}

/** @throws HttpError 400 when the text is no whole number in the range */
export function parseInteger(text: string | null, missing: number, from: number, to: number): number {
  if (text === null || text === "") return missing;
  const value = Number(text);
  if (!Number.isInteger(value) || value < from || value > to) throw badRequest(`Numero non valido: ${text}`);
  return value;
}
