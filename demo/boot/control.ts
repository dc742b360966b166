import type { MockControl } from "../../src/mocks/control";

/** How the demo controls the mock, the same for each transport. Rejects with a message for the user. */
export type DemoControl = Omit<MockControl, "setClock">;
