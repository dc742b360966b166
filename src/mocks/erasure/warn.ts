import { dayNumber } from "../../domain/dates/days";
import { answerDue, dataRequestsHref } from "../../domain/donor/data-requests";
import { formatLongDate } from "../../domain/format";
import { activeAdmins } from "../auth/accounts";
import type { Db } from "../db/db";
import { notify } from "../write/notify";
import { requestsOf } from "./requests";
import texts from "./texts.json" with { type: "json" };

/** How many days before the last one administrators get a notification. */
const WARNED_DAYS = 7;

/** Tells administrators, once for each open request, that its month ends soon. */
export function warnOfRequests(db: Db): void {
  for (const request of requestsOf(db)) {
    const due = answerDue(request.received);
    if (request.outcome !== null || request.warned || dayNumber(due) - dayNumber(db.today()) > WARNED_DAYS) continue;
    db.records.put("dataRequest", { ...request, warned: true });
    const title = texts.near.replace("{number}", request.number).replace("{day}", formatLongDate(due));
    const note = { title, message: texts.nearMessage, link: dataRequestsHref(request._id) };
    for (const { _id } of activeAdmins(db)) notify(db, _id, note, "deletions");
  }
}
