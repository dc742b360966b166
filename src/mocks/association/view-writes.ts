import type { components } from "../../contract/api";
import { isRecordKind } from "../../domain/records/records";
import type { Db } from "../db/db";
import type { StaffUser, ViewRecord } from "../db/models";
import { forbidden, notFound, refuseDonors } from "../guard";
import type { Api } from "../handlers/api";
import { type Body, readBody, textOf, versionOf, versionToDelete } from "../handlers/request";
import { unprocessable } from "../write/problem-texts";
import { asUser } from "../write/writer";
import { maySee, serializeView, viewsOf } from "./views";

type View = components["schemas"]["View"];
type Role = View["sharedWith"][number];
type ViewForm = Partial<Pick<View, "name" | "sharedWith" | "content">>;

const ROLES: readonly Role[] = ["admin", "manager", "director"];
const MAX_NAME = 80;
/** Maximum length of the JSON of a view. */
const MAX_CONTENT = 200_000;
const CHANGED_SINCE = "Qualcun altro ha salvato questa vista nel frattempo.";

/** Changes of saved views. */
export const viewWriteHandlers = ({ session }: Api) => [
  session.put("/first-view", async ({ request, response, db, user }) => {
    const views = viewsOf(db, user);
    const { view } = await readBody(request);
    if (view !== null && typeof view !== "string") throw unprocessable([{ field: "view", code: "type" }]);
    if (view !== null && !views.some(({ _id }) => _id === view)) throw notFound();
    if (view === null) db.records.remove("firstView", user._id);
    else db.records.put("firstView", { _id: user._id, view });
    return response(200).json({ success: true, firstView: view });
  }),

  session.put("/pinned-views/{id}", async ({ params, request, response, db, user }) => {
    const view = viewsOf(db, user).find(({ _id }) => _id === params.id)?._id;
    const { pinned } = await readBody(request);
    if (view === undefined) throw notFound();
    if (typeof pinned !== "boolean") throw unprocessable([{ field: "pinned", code: "type" }]);
    const _id = `${user._id} ${view}`;
    if (pinned) db.records.put("pinnedView", { _id, user: user._id, view });
    else db.records.remove("pinnedView", _id);
    return response(200).json({ success: true, message: pinned ? "Nella dashboard." : "Tolta dalla dashboard." });
  }),

  session.post("/views", async ({ request, response, db, user }) => {
    refuseDonors(user);
    const body = await readBody(request);
    const { name, sharedWith = [], content } = readForm(user, body);
    if (name === undefined) throw unprocessable([{ field: "name", code: "missing" }]);
    if (content === undefined) throw unprocessable([{ field: "content", code: "missing" }]);
    const owner = asUser(user).author;
    const view = { _id: db.nextId("view", "v"), version: 1, deleted: false, owner, name, sharedWith, content };
    db.records.put("view", view);
    return response(201).json({ success: true, view: serializeView(view) });
  }),

  session.put("/views/{id}", async ({ params, request, response, db, user }) => {
    const before = changeable(db, user, params.id);
    const body = await readBody(request);
    if (versionOf(body) !== before.version) return response(409).json(conflict(before));
    const view = { ...before, ...readForm(user, body), version: before.version + 1 };
    db.records.put("view", view);
    return response(200).json({ success: true, view: serializeView(view) });
  }),

  session.delete("/views/{id}", ({ params, request, response, db, user }) => {
    const before = changeable(db, user, params.id);
    const version = versionToDelete(request);
    if (version !== undefined && version !== before.version) return response(409).json(conflict(before));
    const view = { ...before, deleted: true, version: before.version + 1 };
    db.records.put("view", view);
    return response(200).json({ success: true, view: serializeView(view) });
  }),

  session.post("/views/{id}/restore", ({ params, response, db, user }) => {
    const before = changeable(db, user, params.id, true);
    const view = { ...before, deleted: false, version: before.version + 1 };
    db.records.put("view", view);
    return response(200).json({ success: true, view: serializeView(view) });
  }),
];

/** Returns a view that the user may change. @throws HttpError 403; 404, also for a view that the user may not see */
function changeable(db: Db, user: StaffUser, id: unknown, deleted = false): ViewRecord {
  refuseDonors(user);
  const view = db.records.get("view", String(id));
  if (!view || !maySee(user, view) || view.deleted !== deleted) throw notFound();
  if (view.owner._id !== user._id && user.role !== "admin") throw forbidden();
  return view;
}

/** @throws HttpError 422; 403 for a director who shares a view */
function readForm(user: StaffUser, body: Body): ViewForm {
  const form: ViewForm = {};
  if ("name" in body) {
    const name = textOf(body.name);
    if (name === "") throw unprocessable([{ field: "name", code: "missing" }]);
    if (name.length > MAX_NAME) throw unprocessable([{ field: "name", code: "too-long" }]);
    form.name = name;
  }
  if ("sharedWith" in body) {
    const roles = Array.isArray(body.sharedWith) ? body.sharedWith : [null];
    const knownRoles = ROLES.filter((role) => roles.includes(role));
    if (knownRoles.length < roles.length) throw unprocessable([{ field: "sharedWith", code: "unknown" }]);
    if (knownRoles.length > 0 && user.role === "director") throw forbidden();
    form.sharedWith = knownRoles;
  }
  if ("content" in body) form.content = readContent(body.content);
  return form;
}

function readContent(sent: unknown): View["content"] {
  const content = sent as View["content"] | null;
  const isComplete =
    typeof content === "object" &&
    content !== null &&
    isRecordKind(content.tab) &&
    typeof content.sort === "string" &&
    typeof content.text === "string" &&
    Array.isArray(content.filters) &&
    typeof content.filter === "object" &&
    typeof content.layout === "object";
  if (!isComplete) throw unprocessable([{ field: "content", code: "type" }]);
  if (JSON.stringify(content).length > MAX_CONTENT) throw unprocessable([{ field: "content", code: "too-long" }]);
  const { tab, sort, text, filters, filter, layout } = content;
  return { tab, sort, text, filters, filter, layout };
}

const conflict = (current: ViewRecord) =>
  ({ success: false, message: CHANGED_SINCE, code: "version", current: serializeView(current) }) as const;
