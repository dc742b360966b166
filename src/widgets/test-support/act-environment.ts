import { afterAll, beforeAll } from "vitest";

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

/** This file's tests wrap what React does in `act`; others, which share its frame, wait for what is seen. */
export function wrapInAct(): void {
  beforeAll(() => void (globalThis.IS_REACT_ACT_ENVIRONMENT = true));
  afterAll(() => void (globalThis.IS_REACT_ACT_ENVIRONMENT = undefined));
}
