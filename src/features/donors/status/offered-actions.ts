import { useFeatures } from "../../../api/react/use-feature";
import type { Feature } from "../../../domain/features";
import type { StatusAction } from "./status-action";

/** The feature whose calls an action makes; null for those that the specification has. */
const FEATURES: Record<StatusAction, Feature | null> = {
  invite: "people",
  printForm: null,
  register: null,
  suspend: null,
  changeSuspension: null,
  lift: null,
  reactivate: "donor-writes",
  deactivate: "donor-writes",
  takeBack: "donor-writes",
  die: "donor-writes",
  remove: "donor-writes",
};

/** @returns whether this server can do an action */
export function useOfferedAction(): (action: StatusAction) => boolean {
  const has = useFeatures();
  return (action) => FEATURES[action] === null || has(FEATURES[action]);
}
