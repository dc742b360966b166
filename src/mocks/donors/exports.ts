import { chosenExportFields } from "../../domain/export/export-fields";
import { ACTIVITY_FIELDS } from "../../domain/activity/activity-fields";
import { fieldNames } from "../../domain/fields/field";
import { isRecordKind, RECORDS } from "../../domain/records/records";
import { allows } from "../auth/abilities";
import type { ExportRecord } from "../db/models";
import { forbidden } from "../guard";
import type { Api } from "../handlers/api";
import { listQuery, readBody } from "../handlers/request";
import { unprocessable } from "../write/problem-texts";
import { asUser } from "../write/writer";
import { newestFirst } from "../write/history";

const FORMATS = ["csv", "xlsx", "json", "print"] as const;
const SCOPES = ["selection", "filter", "all"] as const;
const oneOf = <Value extends string>(allowed: readonly Value[], value: unknown) =>
  allowed.find((name) => name === value);

/** Records of exports. */
export const exportHandlers = ({ needs }: Api) => [
  needs("export", "Donor").get("/exports", ({ request, response, db, user }) => {
    const { skip, limit } = listQuery(request);
    const author = user.role === "admin" ? undefined : { _id: { equals: user._id } };
    const newest = newestFirst(db.records.find("export", { where: { author } }));
    const exports = newest.slice(skip, skip + limit);
    return response(200).json({ success: true, exports, total: newest.length, skip, limit });
  }),

  needs("export", "Donor").post("/exports", async ({ request, response, db, user }) => {
    const body = await readBody(request);
    const { entity, rows } = body;
    const format = oneOf(FORMATS, body.format);
    const scope = oneOf(SCOPES, body.scope);
    if (entity !== "activity" && !isRecordKind(entity)) throw unprocessable([{ field: "entity", code: "unknown" }]);
    const isLog = entity === "activity";
    if (!(isLog ? allows(user, "read", "Activity") : allows(user, "export", RECORDS[entity].subject)))
      throw forbidden();
    if (!format) throw unprocessable([{ field: "format", code: "unknown" }]);
    if (!scope) throw unprocessable([{ field: "scope", code: "unknown" }]);
    if (typeof rows !== "number" || !Number.isInteger(rows) || rows < 0)
      throw unprocessable([{ field: "rows", code: "missing" }]);
    const names = Array.isArray(body.columns) ? body.columns.map(String) : [];
    const columns = isLog
      ? fieldNames(ACTIVITY_FIELDS).filter((name) => names.includes(name))
      : chosenExportFields(entity, names).map(({ name }) => name);
    if (columns.length === 0 || columns.length < names.length)
      throw unprocessable([{ field: "columns", code: "unknown" }]);
    const { author } = asUser(user);
    const record: ExportRecord = {
      _id: db.nextId("export", "x"),
      date: db.instant(),
      author,
      entity,
      format,
      scope,
      rows,
      columns,
    };
    db.records.put("export", record);
    return response(201).json({ success: true, export: record });
  }),
];
