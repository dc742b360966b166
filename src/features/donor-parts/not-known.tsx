import { tw } from "../../ui/tw";
import { texts } from "./texts";

/** Where the server doesn't tell something. */
export const NotKnown = () => (
  <span className={tw`text-faint`}>
    <span aria-hidden>–</span>
    <span className={tw`sr-only`}>{texts.notKnown}</span>
  </span>
);
