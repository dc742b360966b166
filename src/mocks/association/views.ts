import type { components } from "../../contract/api";
import type { Db } from "../db/db";
import type { StaffUser, ViewRecord } from "../db/models";
import { refuseDonors } from "../guard";
import type { Api } from "../handlers/api";
import { pick } from "../write/pick";

type View = components["schemas"]["View"];

/** The saved views of the staff, personal or shared with roles. */
export const viewHandlers = ({ session }: Api) => [
  session.get("/views", ({ response, db, user }) => {
    const views = viewsOf(db, user);
    const first = db.records.get("firstView", user._id)?.view ?? null;
    const firstView = views.some(({ _id }) => _id === first) ? first : null;
    const pins = db.records.find("pinnedView", { where: { user: { equals: user._id } } });
    const pinned = pins.map(({ view }) => view).filter((pin) => views.some(({ _id }) => _id === pin));
    return response(200).json({ success: true, views: views.sort(byName).map(serializeView), firstView, pinned });
  }),
];

/** @returns the views that a user may see. @throws HttpError 403 for a donor */
export function viewsOf(db: Db, user: StaffUser): ViewRecord[] {
  refuseDonors(user);
  return db.records.find("view", { where: { deleted: { equals: false } } }).filter((view) => maySee(user, view));
}

/** @returns whether a user may see a view */
export const maySee = ({ _id, role }: StaffUser, { owner, sharedWith }: ViewRecord): boolean =>
  owner._id === _id || sharedWith.some((name) => name === role);

/** @returns a view as the API returns it */
export const serializeView = (view: ViewRecord): View =>
  pick(view, "_id", "version", "name", "owner", "sharedWith", "content");

const byName = (a: ViewRecord, b: ViewRecord) => a.name.localeCompare(b.name, "it");
