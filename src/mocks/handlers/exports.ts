import { HttpResponse } from "msw";
import { csvHead, csvLine } from "../../domain/export/csv";
import type { CellValue } from "../../domain/fields/field-words";
import { chosenExportFields } from "../../domain/export/export-fields";
import { figureOf } from "../../domain/filter/figures";
import { isRecordKind, RECORDS, type RecordKind } from "../../domain/record-kinds";
import { allows } from "../auth/abilities";
import type { MockContext } from "../context";
import type { Db } from "../db/db";
import type { ExportRecord, StaffUser } from "../db/models";
import { query } from "../db/query";
import type { Table } from "../db/table";
import { userTable } from "../db/user-table";
import { badRequest, forbidden, notFound, sessionHandler } from "../guard";
import { unprocessable } from "../write/problem-words";
import { asUser } from "../write/writer";
import type { Api } from "./api";
import { readBody } from "./body";
import { zoneScope } from "./list";
import { listQuery } from "./list-query";
import { once } from "./once";
import { staffOf } from "./users";

/** What a file is made of. */
interface Source {
  table: Table;
  /** Row of the donor whose zone decides who may have it. */
  owner(row: number): number;
  /** The record, with what is worked out of it. */
  read(row: number): object;
  order?: string;
}

/** Records that belong to donors, each in the table's usual order. */
function ownedBy(
  db: Db,
  table: Table & { owner(row: number): number; at(row: number): object },
  order: string,
): Source {
  const nameOf = (row: number) => {
    const { lastName, firstName } = db.donors.at(table.owner(row));
    return `${lastName} ${firstName}`.trim();
  };
  return {
    table,
    owner: (row) => table.owner(row),
    read: (row) => ({ ...table.at(row), donorName: nameOf(row) }),
    order,
  };
}

async function sourceOf(db: Db, entity: RecordKind): Promise<Source> {
  switch (entity) {
    case "donors":
      return {
        table: db.donors,
        owner: (row) => row,
        read: (row) => ({ ...db.donors.at(row), nextDonationDate: db.donors.nextDonation(row).date }),
      };
    case "donations":
      return ownedBy(db, db.donations, "-date");
    case "awards":
      return ownedBy(db, db.awards, "-awardDonorsGroupDate");
    case "awardsDue":
      return ownedBy(db, await db.awardsDue.list(), "rank");
    case "managers":
    case "admins":
    case "directors": {
      const users = staffOf(db, entity.slice(0, -1));
      const read = (row: number) => ({ ...users[row], areas: users[row]?.areas?.join(", ") });
      return { table: userTable(users), owner: (row) => row, read, order: "lastName" };
    }
  }
}

const FORMATS = ["csv", "xlsx", "json", "print"] as const;
const SCOPES = ["selection", "filter", "all"] as const;
const oneOf = <Word extends string>(words: readonly Word[], value: unknown) => words.find((word) => word === value);

/** Files of whole lists, and the record of who made which. */
export const exportHandlers = (api: Api, ctx: MockContext) => [
  api.get(
    "/export/{entity}",
    sessionHandler(ctx, async ({ params, request, response, db, user }) => {
      const { entity } = params;
      if (!isRecordKind(entity)) throw notFound();
      if (!allows(user, "export", RECORDS[entity].subject)) throw forbidden();
      const { searchParams } = new URL(request.url);
      const names = (searchParams.get("columns") ?? "").split(",");
      const fields = chosenExportFields(entity, names);
      // figures come with the pages of a list alone
      if (fields.length < names.length || names.some((name) => figureOf(name)))
        throw badRequest("Colonne sconosciute, o nessuna.");
      const asked = listQuery(request);
      await db.allMade();
      const zone = zoneScope(db, user);
      const { table, owner, read, order } = await sourceOf(db, entity);
      const all = { ...asked, order: asked.order || order, skip: 0, limit: Number.MAX_SAFE_INTEGER };
      const { rows } = query(table, all, zone && ((row) => zone(owner(row))));
      const scope = oneOf(SCOPES, searchParams.get("scope")) ?? "filter";
      // it is read by GET, and written down all the same
      await ctx.store.mutate((live) =>
        putRecord(live, user, { entity, format: "csv", scope, rows: rows.length, columns: names }),
      );
      const line = (row: number) => {
        const values = read(row) as Record<string, CellValue>;
        return csvLine(
          fields,
          fields.map(({ name }) => values[name] ?? null),
        );
      };
      const headers = { "Content-Type": "text/csv; charset=utf-8", "X-Total-Count": String(rows.length) };
      return response.untyped(new HttpResponse(textStream(csvHead(fields), rows, line), { headers }));
    }),
  ),

  api.get(
    "/exports",
    sessionHandler(ctx, ({ request, response, db, user }) => {
      if (!allows(user, "export", "Donor")) throw forbidden();
      const { skip, limit } = listQuery(request);
      const own = db.records.all("export").filter(({ author }) => user.role === "admin" || author._id === user._id);
      const newest = own.sort((a, b) => Number(b._id.slice(1)) - Number(a._id.slice(1)));
      const exports = newest.slice(skip, skip + limit);
      return response(200).json({ success: true, exports, total: own.length, skip, limit });
    }),
  ),

  api.post(
    "/exports",
    sessionHandler(ctx, async ({ request, response, db, user }) => {
      if (!allows(user, "export", "Donor")) throw forbidden();
      const body = await readBody(request);
      const { entity, rows } = body;
      const format = oneOf(FORMATS, body.format);
      const scope = oneOf(SCOPES, body.scope);
      if (!isRecordKind(entity)) throw unprocessable([{ field: "entity", code: "unknown" }]);
      if (!allows(user, "export", RECORDS[entity].subject)) throw forbidden();
      if (!format) throw unprocessable([{ field: "format", code: "unknown" }]);
      if (!scope) throw unprocessable([{ field: "scope", code: "unknown" }]);
      if (typeof rows !== "number" || !Number.isInteger(rows) || rows < 0)
        throw unprocessable([{ field: "rows", code: "missing" }]);
      const names = Array.isArray(body.columns) ? body.columns.map(String) : [];
      const columns = chosenExportFields(entity, names).map(({ name }) => name);
      if (columns.length === 0 || columns.length < names.length)
        throw unprocessable([{ field: "columns", code: "unknown" }]);
      return once({ db, user, request, body }, () => {
        const made = putRecord(db, user, { entity, format, scope, rows, columns });
        return response(201).json({ success: true, export: made });
      });
    }),
  ),
];

function putRecord(db: Db, user: StaffUser, what: Omit<ExportRecord, "_id" | "date" | "author">): ExportRecord {
  const { author } = asUser(user);
  const date = new Date(db.now()).toISOString();
  const made = { _id: db.nextId("export", "x"), date, author, ...what };
  db.records.put("export", made);
  return made;
}

const LINES = 500;

/** The head and then each row's line, some hundred at a time, as they are asked for. */
function textStream(head: string, rows: readonly number[], line: (row: number) => string): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let at = 0;
  return new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(head)),
    pull(controller) {
      const lines = rows.slice(at, at + LINES).map(line);
      at += LINES;
      if (lines.length > 0) controller.enqueue(encoder.encode(lines.join("")));
      if (at >= rows.length) controller.close();
    },
  });
}
