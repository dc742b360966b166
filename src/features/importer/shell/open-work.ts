import type { OpenWork } from "./work-state";

type Opened = Pick<OpenWork, "engine" | "reading" | "matching" | "counts" | "kept" | "resumed" | "plan">;

/** @returns what is in hand once a file was opened, or taken up: nothing is under way in it */
export const openWork = (opened: Opened): OpenWork => ({
  ...{ phase: "open", checking: null, version: 0, busy: false, refusal: null, failed: false, importId: null },
  ...opened,
});
