import type { ReadRequest } from "../../../api/client/early-reads";
import { endpoints } from "../../../api/endpoints";
import type { User } from "../../../domain/entities";

/** A donor's own record, once it is known who they are. */
export const preloadOwnRecord = (user: User | null): ReadRequest[] =>
  user?.role === "donor" ? [{ path: endpoints.registration(user._id) }] : [];
