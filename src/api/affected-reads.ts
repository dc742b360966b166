import { endpoints } from "./endpoints";

/**
 * Which reads are no longer right after a write, by what it changes: the one place that knows it, so that no screen needs
 * to know another. Paths, whatever their query; one that ends in a slash stands for all below it.
 */
export const affectedReads = {
  /** @param id the donor's; without it the donor is new */
  donor: (id?: string): readonly string[] => [
    endpoints.donors(),
    endpoints.search(),
    endpoints.stats(),
    ...(id ? [endpoints.donor(id), below(endpoints.donor(id)), endpoints.registration(id)] : []),
  ],
  /** A donation or an award: what follows from it (counts, next donation) is the donor's, too. */
  donation: (donorId: string): readonly string[] => [endpoints.donations(), ...affectedReads.donor(donorId)],
  award: (donorId: string): readonly string[] => [endpoints.awards(), ...affectedReads.donor(donorId)],
  /** A donor's own record, as the donor changes it: the account's status may follow. */
  ownRecord: (userId: string): readonly string[] => [endpoints.me(), below(endpoints.donor(userId))],
  notifications: (): readonly string[] => [endpoints.notifications()],
  /** The account of who is signed in. */
  ownAccount: (): readonly string[] => [endpoints.me()],
};

const below = (path: string) => `${path}/`;

/** @returns whether a read's path is among affected ones */
export const isAffected = (path: string, affected: readonly string[]): boolean =>
  affected.some((one) => (one.endsWith("/") && one !== endpoints.search() ? path.startsWith(one) : path === one));
