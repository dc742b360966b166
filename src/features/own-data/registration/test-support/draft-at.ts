import type { CallAs } from "../../../../widgets/test-support/call-as";
import type { Step } from "../steps/steps";

/** Saves an empty draft of the pending donor on the server: the form then opens at its step. */
export const saveDraftAt = ({ callAs }: { callAs: CallAs }, step: Step) =>
  callAs("pending", "/registration/d2/draft", { method: "PUT", body: { values: {}, step } });
