import type { MockContext } from "../context";
import { sessionHandler } from "../guard";
import { areasOf } from "../write/entities";
import { historyOfDonor, recordHistory } from "../write/history";
import { unprocessable } from "../write/problem-words";
import { asUser } from "../write/writer";
import type { Api } from "./api";
import { readBody } from "./body";
import { presentEntry } from "./history";
import { listQuery } from "./list-query";
import { notificationsOf, withoutOwner } from "./notifications";
import { permittedDonor, permittedRow } from "./permitted";

const FORMATS = ["json", "print"];

/** What staff need to hand a person all that is kept of them (GDPR art. 15), and the record that they did. */
export const handedOutHandlers = (api: Api, ctx: MockContext) => [
  api.get(
    "/donors/{id}/notifications",
    sessionHandler(ctx, ({ params, request, response, db, user }) => {
      permittedRow(db, user, "export", params.id);
      const { skip, limit } = listQuery(request);
      const all = notificationsOf(db, String(params.id));
      const notifications = all.slice(skip, skip + limit).map(withoutOwner);
      return response(200).json({ success: true, notifications, total: all.length, skip, limit });
    }),
  ),

  api.post(
    "/donors/{id}/exports",
    sessionHandler(ctx, async ({ params, request, response, db, user }) => {
      permittedRow(db, user, "export", params.id);
      const donor = permittedDonor(db, user, "export", params.id);
      const body = await readBody(request);
      if (!FORMATS.includes(String(body.format))) throw unprocessable([{ field: "format", code: "unknown" }]);
      const { _id, version } = donor;
      recordHistory(db, {
        subject: "donor",
        subjectId: _id,
        donorId: _id,
        areas: areasOf(db, _id, donor),
        author: asUser(user).author,
        action: "export",
        reason: null,
        version,
        changes: [],
      });
      const [entry] = historyOfDonor(db, _id);
      if (!entry) throw new Error("nothing was written");
      return response(201).json({ success: true, entry: presentEntry(entry) });
    }),
  ),
];
