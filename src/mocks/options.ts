import type { ScenarioName } from "./control";

/** How a mock in a page is set up. */
export interface MockOptions {
  /** The elements' `api-base`. */
  apiBase: string;
  /** Same seed, same data; 1 when missing. */
  seed?: number;
  /** 2,000 when missing; 100,000 are fine. */
  donors?: number;
  /** Milliseconds before each answer. */
  latency?: number;
  scenario?: ScenarioName;
  /** "persistent", the default: changes outlive the page and other tabs see them. "memory": neither. */
  storage?: "persistent" | "memory";
}
