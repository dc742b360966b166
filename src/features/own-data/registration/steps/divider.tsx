import { tw } from "../../../../ui/tw";

/** Between two parts of a step. */
export const Divider = () => <div className={tw`border-t border-line`} />;
