import { useCan } from "../../../api/react/ability";
import { useUser } from "../../../api/react/connection";
import { useFeature } from "../../../api/react/use-feature";
import { actionsFor, type StatusAction } from "./status-action";

/** @returns whether the server supports an action: an invitation needs the feature `people` */
export function useOfferedAction(): (action: StatusAction) => boolean {
  const hasPeople = useFeature("people");
  return (action) => action !== "invite" || hasPeople;
}

/** @returns the actions on a donor that the status, the ability and the server allow, in the order of the menu */
export function useStatusActions(donor: Parameters<typeof actionsFor>[2]): StatusAction[] {
  const can = useCan();
  const isAdmin = useUser()?.role === "admin";
  return actionsFor(can, isAdmin, donor).filter(useOfferedAction());
}
