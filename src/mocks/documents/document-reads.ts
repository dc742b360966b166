import { HttpResponse } from "msw";
import type { components } from "../../contract/api";
import { FILE_TYPES } from "../../domain/documents/file-types";
import { fold } from "../../domain/text";
import { allows } from "../auth/abilities";
import type { MockContext } from "../context";
import type { Db } from "../db/db";
import type { DocumentRecord, StaffUser } from "../db/models";
import { badRequest, forbidden, notFound, sessionHandler } from "../guard";
import type { Api } from "../handlers/api";
import { pageOf } from "../handlers/list";
import { listQuery, parseInteger } from "../handlers/request";
import {
  allDocuments,
  BIN_DAYS,
  inUse,
  mayChange,
  maySee,
  serializeDocument,
  serializeWholeDocument,
  visibleDocument,
} from "./documents";
import { bytesOf } from "./file-store";
import { foldersFor } from "./folders";
import { CHUNK, MAX_SIZE, storeOf } from "./uploads";

type Document = components["schemas"]["Document"];

const ORDERS: readonly string[] = ["name", "kind", "size", "changedAt"];
const KINDS: readonly string[] = ["pdf", "image", "sheet", "text", "other"] satisfies Document["kind"][];

/** The papers of an association: who asks sees what names them. */
export const documentReadHandlers = (api: Api, ctx: MockContext) => [
  api.get(
    "/documents",
    sessionHandler(ctx, ({ request, response, db, user }) => {
      mustRead(user);
      const query = listQuery(request);
      if (query.order && !ORDERS.includes(query.order.replace(/^-/, "")))
        throw badRequest(`Ordine sconosciuto: ${query.order}`);
      const { page, ...rest } = pageOf(asked(db, user, new URL(request.url).searchParams), query, "name");
      return response(200).json({ success: true, documents: page, ...rest });
    }),
  ),

  api.get(
    "/documents/limits",
    sessionHandler(ctx, ({ response, db, user }) => {
      mustRead(user);
      const types = FILE_TYPES.map(({ extension, type }) => ({ extension, type }));
      const limits = { maxSize: MAX_SIZE, types, store: storeOf(db), chunk: CHUNK, binDays: BIN_DAYS };
      return response(200).json({ success: true, limits });
    }),
  ),

  api.get(
    "/documents/folders",
    sessionHandler(ctx, ({ response, db, user }) => {
      mustRead(user);
      return response(200).json({ success: true, ...foldersFor(db, user) });
    }),
  ),

  api.get(
    "/documents/{id}",
    sessionHandler(ctx, ({ params, response, db, user }) => {
      mustRead(user);
      const document = visibleDocument(db, user, params.id);
      return response(200).json({ success: true, document: serializeWholeDocument(db, user, document) });
    }),
  ),

  api.get(
    "/documents/{id}/content",
    sessionHandler(ctx, ({ params, request, response, db, user }) => {
      mustRead(user);
      const document = visibleDocument(db, user, params.id);
      const asked = new URL(request.url).searchParams.get("version");
      const number = parseInteger(asked, inUse(document).number, 1, Number.MAX_SAFE_INTEGER);
      const file = document.files.find((one) => one.number === number);
      const earlier = file !== inUse(document);
      const bytes = file && (!earlier || mayChange(db, user, document)) ? bytesOf(db, file.key) : undefined;
      if (!file || !bytes) throw notFound();
      const name = earlier ? file.name : document.name;
      const headers = {
        "Content-Type": file.type,
        "Content-Length": String(bytes.length),
        "Content-Disposition": `attachment; filename*=UTF-8''${rfc5987(name)}`,
        "Content-Security-Policy": "default-src 'none'; sandbox",
        "X-Content-Type-Options": "nosniff",
        "Cache-Control": "private, no-store",
      };
      return response.untyped(new HttpResponse(bytes, { headers }));
    }),
  ),
];

/** @throws HttpError 403 */
function mustRead(user: StaffUser): void {
  if (!allows(user, "read", "Document")) throw forbidden();
}

/** @returns what the list's query asks for, of what somebody may see. @throws HttpError 400 */
function asked(db: Db, user: StaffUser, params: URLSearchParams): Document[] {
  const kind = params.get("kind");
  if (kind && !KINDS.includes(kind)) throw badRequest(`Tipo sconosciuto: ${kind}`);
  const [folder, seenBy, donorId] = [params.get("folder"), params.get("seenBy"), params.get("donorId")];
  const deleted = params.get("deleted") === "true";
  const words = fold(params.get("query") ?? "")
    .split(/\s+/)
    .filter(Boolean);
  const isAsked = (one: DocumentRecord) =>
    one.deleted === deleted &&
    (deleted ? mayChange(db, user, one) : maySee(db, user, one)) &&
    (!folder || one.folder === (folder === "root" ? null : folder)) &&
    (!donorId || one.donorId === donorId) &&
    (!seenBy || isSeenBy(one, seenBy));
  return allDocuments(db)
    .filter(isAsked)
    .map((one) => serializeDocument(db, user, one))
    .filter((one) => !kind || one.kind === kind)
    .filter(({ name, sight }) => words.every((word) => fold(`${name} ${sight.donorName ?? ""}`).includes(word)));
}

/** Administrators see all: by their role those are asked for that they alone see. */
function isSeenBy({ roles, donorId }: DocumentRecord, role: string): boolean {
  if (role === "admin") return roles.length === 0 && donorId === null;
  return roles.some((one) => one === role) || (role === "donor" && donorId !== null);
}

/** A name for the header, whatever is in it (RFC 8187). */
const rfc5987 = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
