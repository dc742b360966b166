import { endpoints } from "../../../api/endpoints";
import { findRoute } from "../../../domain/routes";
import { currentRoute, type Preload } from "../../../shared/navigation";

/** These stand for other places in an address, however they are escaped: no call may be made with them. */
const DOTS = new Set([".", ".."]);

/** @returns whether a route's id can be that of a record */
export const canBeId = (id: string): boolean => id.trim() !== "" && !DOTS.has(id.trim());

/** The donor whose record the address names. */
export const preloadDonor: Preload = () => {
  const { id = "" } = findRoute(currentRoute().path) ?? {};
  return canBeId(id) ? [{ path: endpoints.donor(id) }] : [];
};
