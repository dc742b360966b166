import type { CallLog } from "../boot/calls";
import type { DemoControl } from "../boot/control";
import type { ScenarioEntry } from "../catalogue/scenarios";
import type { DemoParams, TransportName } from "../boot/params";

/** What comes with a mock that answers. */
export interface RunningMock {
  control: DemoControl;
  transport: TransportName;
  /** More about the transport, for a person: the server's address, why a fallback was taken. */
  detail: string | null;
  /** Null over a real wire, which the browser's own tools show better. */
  log: CallLog | null;
  signOut: () => void;
}

/** What the panel's controls share. */
export interface PanelContext {
  params: DemoParams;
  /** Null until the mock answers; controls that need it are disabled till then. */
  mock(): RunningMock | null;
  /** Runs something and says so if it fails. */
  attempt(work: () => Promise<void>): void;
  say(sentence: string): void;
  /** Shows which scenario is on. */
  showScenario(scenario: ScenarioEntry | null): void;
}

/** A part of the panel: its node, and what of it needs the mock. */
export interface PanelPart {
  node: HTMLElement;
  needsMock?: (HTMLButtonElement | HTMLSelectElement)[];
}
