import { endpoints } from "../../api/endpoints";
import { findRoute } from "../../domain/routes";
import { preloadList, type ListSource } from "../../shared/lists/query/list-source";
import { type Preload } from "../../shared/navigation";

const staff = {
  path: endpoints.users(),
  features: ["people"],
  rows: "users",
  idField: "_id",
  defaultSort: "lastName",
  sortable: ["lastName", "email", "status", "lastSignIn", "phone"],
} as const;

export const managersSource: ListSource = { ...staff, kind: "managers", query: { role: "manager" } };

export const ADMIN_TABS = ["admins", "directors"] as const;
export const adminsSource: ListSource = { ...staff, kind: "admins", query: { role: "admin" }, tabs: ADMIN_TABS };
export const directorsSource: ListSource = { ...adminsSource, kind: "directors", query: { role: "director" } };

export const preloadManagers = preloadList(managersSource);
export const preloadAdmins = preloadList(adminsSource, directorsSource);

/** Preloads the account in the address. */
export const preloadAccount: Preload = ({ path }) => {
  const { id = "" } = findRoute(path) ?? {};
  return id.replace(/[.\s]/g, "") ? [{ path: endpoints.user(id), features: ["people"] }] : [];
};
