import { endpoints } from "../../api/endpoints";
import { findRoute } from "../../domain/routes";
import { listSource, preloadList } from "../../shared/lists/query/list-source";
import { type Preload } from "../../shared/navigation";

export const managersSource = listSource("managers", endpoints.users());

export const ADMIN_TABS = ["admins", "directors"] as const;
export const adminsSource = listSource("admins", endpoints.users(), ADMIN_TABS);
export const directorsSource = listSource("directors", endpoints.users(), ADMIN_TABS);

export const preloadManagers = preloadList(managersSource);
export const preloadAdmins = preloadList(adminsSource, directorsSource);

/** Preloads the account in the address. */
export const preloadAccount: Preload = ({ path }) => {
  const { id = "" } = findRoute(path) ?? {};
  return id.replace(/[.\s]/g, "") ? [{ path: endpoints.user(id), features: ["people"] }] : [];
};
