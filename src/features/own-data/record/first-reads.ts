import type { ReadRequest } from "../../../api/client/early-reads";
import { endpoints } from "../../../api/endpoints";
import type { User } from "../../../domain/entities";

/** The first read of a donor: the own record. */
export const preloadOwnRecord = (user: User | null): ReadRequest[] =>
  user?.role === "donor" ? [{ path: endpoints.registration(user._id) }] : [];
