import { endpoints } from "../../../api/endpoints";
import { findRoute } from "../../../domain/routes";
import { type Preload } from "../../../shared/navigation";

/** Path segments that would change the address of a call, even if they are escaped. */
const DOTS = new Set([".", ".."]);

/** @returns whether a route's id can be the id of a record */
export const canBeId = (id: string): boolean => id.trim() !== "" && !DOTS.has(id.trim());

/** Preloads the donor of the current address. */
export const preloadDonor: Preload = ({ path }) => {
  const { id = "" } = findRoute(path) ?? {};
  return canBeId(id) ? [{ path: endpoints.donor(id) }] : [];
};
