import { tw } from "../../ui/tw";
import { texts } from "./texts";

/** Where the mail went, and what to do with it. */
export const Mailed = ({ email }: { email: string }) => (
  <>
    {texts.mailed} <b className={tw`text-ink`}>{email}</b>. {texts.mailedHint}
  </>
);
