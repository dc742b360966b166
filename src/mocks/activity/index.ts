import { searchableText, searchTerms } from "../../domain/language/text-search";
import { isLogKind, LOG_DAYS } from "../../domain/activity/activity-log";
import { lastDays } from "../../domain/dates/period";
import { romeDay } from "../../domain/dates/days";
import type { Db } from "../db/db";
import { QueryError } from "../db/query";
import type { Api } from "../handlers/api";
import { listQuery } from "../handlers/request";
import { newestFirst } from "../write/history";
import { type LogEntry, logOf } from "./entries";

/** The activity log. */
export const activityHandlers = ({ needs }: Api) => [
  needs("read", "Activity").get("/activity", ({ request, response, db, user }) => {
    const { searchParams } = new URL(request.url);
    const { skip, limit, query } = listQuery(request, 50);
    const kind = searchParams.get("kind");
    const author = searchParams.get("author");
    const from = searchParams.get("from") ?? "";
    const to = searchParams.get("to") ?? "9999";
    if (kind !== null && !isLogKind(kind)) throw new QueryError(`Tipo sconosciuto: ${kind}`);
    const terms = searchTerms(query ?? "");
    const { begin: first } = lastDays(LOG_DAYS, db.today());
    const log = logOf(db, user).filter(({ date }) => romeDay(Date.parse(date)) >= first);
    const found = log.filter((entry) => {
      const day = romeDay(Date.parse(entry.date));
      return (
        day >= from &&
        day <= to &&
        (kind === null || (kind === "deletions" ? entry.action === "delete" : entry.kind === kind)) &&
        (author === null || entry.author._id === author) &&
        terms.every((term) => searchedText(db, entry).includes(term))
      );
    });
    // entries of one moment in the order of their ids
    const newest = newestFirst(found).sort((a, b) => b.date.localeCompare(a.date));
    const activity = newest.slice(skip, skip + limit);
    return response(200).json({ success: true, activity, authors: authorsOf(log), total: found.length, skip, limit });
  }),
];

function searchedText(db: Db, { person, name }: LogEntry): string {
  const cardNumber = person && db.donorRecord(person._id)?.cardNumber;
  return searchableText([person?.lastName, person?.firstName, cardNumber, name].join(" "));
}

/** @returns the staff who did something, by name */
function authorsOf(log: readonly LogEntry[]): LogEntry["author"][] {
  const staff = log.flatMap(({ author }) => (author._id !== null && author.role !== "donor" ? [author] : []));
  return [...new Map(staff.map((author) => [author._id, author])).values()].sort((a, b) =>
    a.name.localeCompare(b.name, "it"),
  );
}
