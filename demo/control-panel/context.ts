import type { CallLog } from "../boot/calls";
import type { DemoControl } from "../boot/control";
import type { ScenarioEntry } from "../catalogue/scenarios";
import type { DemoParams, TransportName } from "../boot/params";

/** A mock that is running. */
export interface RunningMock {
  control: DemoControl;
  transport: TransportName;
  /** For the user: the server's address. */
  detail: string | null;
  /** Null for a server, whose calls the browser's tools show. */
  log: CallLog | null;
  /** The scenario of the address. */
  scenario: ScenarioEntry | null;
  signOut: () => void;
}

/** Shared by the panel's controls. */
export interface PanelContext {
  params: DemoParams;
  /** Null until the mock runs; controls that need it are disabled until then. */
  mock(): RunningMock | null;
  /** Runs something, and shows a failure. */
  attempt(work: () => Promise<void>): void;
  show(message: string): void;
  /** Shows the current scenario. */
  showScenario(scenario: ScenarioEntry | null): void;
}

/** A part of the panel: its node, and its controls that need the mock. */
export interface PanelPart {
  node: HTMLElement;
  needsMock?: (HTMLButtonElement | HTMLSelectElement)[];
}
