import { answerDue, dataRequestsHref } from "../../domain/donor/data-requests";
import { formatLongDate } from "../../domain/format";
import { activeAdmins } from "../auth/accounts";
import type { Db } from "../db/db";
import { notify } from "../write/notify";
import { requestsNearTheirEnd } from "./requests";
import texts from "./texts.json" with { type: "json" };

/** Tells administrators, once for each request, that its month ends soon. */
export function warnOfRequests(db: Db): void {
  for (const request of requestsNearTheirEnd(db)) {
    db.records.put("dataRequest", { ...request, warned: true });
    const day = formatLongDate(answerDue(request.received));
    const title = texts.near.replace("{number}", request.number).replace("{day}", day);
    const note = { title, message: texts.nearMessage, link: dataRequestsHref(request._id) };
    for (const { _id } of activeAdmins(db)) notify(db, _id, note, "deletions");
  }
}
