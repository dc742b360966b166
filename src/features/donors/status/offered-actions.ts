import { useFeature } from "../../../api/react/use-feature";
import type { StatusAction } from "./status-action";

/** @returns whether this server can do an action that the ability allows: an invitation needs the feature `people` */
export function useOfferedAction(): (action: StatusAction) => boolean {
  const hasPeople = useFeature("people");
  return (action) => action !== "invite" || hasPeople;
}
