import type { MockControl } from "../../src/mocks/control";

/** What the demo asks of the mock, the same for each transport. Rejects with a sentence for a person. */
export type DemoControl = Omit<MockControl, "setClock">;
