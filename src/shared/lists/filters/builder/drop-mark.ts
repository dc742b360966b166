import { tw } from "../../../../ui/tw";

/** Shows on a rule or a group where something that is dragged would fall. */
export const dropMark = tw`data-[drop=before]:[box-shadow:0_-3px_0_-1px_var(--gds-focus)] data-[drop=after]:[box-shadow:0_3px_0_-1px_var(--gds-focus)] data-[drop=inside]:[box-shadow:0_0_0_2px_var(--gds-focus)]`;
