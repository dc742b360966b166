import type { ReadRequest } from "../../../api/client/early-reads";
import { startEndpoints } from "../../../api/start-endpoints";
import type { User } from "../../../domain/entities";

/** The first read of a donor: the own record. */
export const preloadOwnRecord = (user: User | null): ReadRequest[] =>
  user?.role === "donor" ? [{ path: startEndpoints.registration(user._id) }] : [];
