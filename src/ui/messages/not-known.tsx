import { uiTexts } from "../texts";
import { tw } from "../tw";

/** Shown for a missing value. */
export const NotKnown = () => (
  <span className={tw`text-faint`}>
    <span aria-hidden>–</span>
    <span className={tw`sr-only`}>{uiTexts.notKnown}</span>
  </span>
);
