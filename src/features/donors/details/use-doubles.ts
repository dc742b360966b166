import { useQuery } from "../../../api/react/use-query";
import type { DonorRecord } from "../../../shared/donor/reads";
import { likeOnes, likeQuery, likenesses, likenessFilter, MARKS, type Likeness, type Person } from "../likeness";
import type { DonorField } from "./components/fields-card";

/** Somebody of the registry who has something in common with the donor. */
export interface Double {
  other: DonorRecord;
  /** What, the surest first. */
  common: readonly Likeness[];
}

/** Whether both are hardly two people; a telephone or an e-mail are shared by families. */
export const isSure = ({ common }: Double): boolean =>
  common.some((one) => one === "fiscalCode" || one === "nameAndBirth");

/**
 * Looks for whom the donor may be a second time: the dashboard and the filter "Possibile doppione" count records, and don't
 * say whose.
 * @param mayRead what the ability hides isn't looked for
 * @returns those who were found, and whether it is still being looked; nobody where the server can't tell
 */
export function useDoubles(
  donor: DonorRecord,
  mayRead: (field: DonorField) => boolean,
): { doubles: readonly Double[]; looking: boolean } {
  const known = MARKS.map((name) => [name, (mayRead(name) && donor[name]) || ""]);
  const person = Object.fromEntries(known) as Person;
  const asked = likeQuery(likenessFilter(person));
  const state = useQuery(asked, { background: true, abort: true });
  if (state.status !== "ready") return { doubles: [], looking: asked !== null && state.status === "loading" };
  const others = likeOnes(person, donor._id, state.data.donors);
  return { doubles: others.map((other) => ({ other, common: likenesses(person, other) })), looking: false };
}
