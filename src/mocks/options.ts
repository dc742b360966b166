import type { Feature } from "../domain/features";
import type { ScenarioName } from "./control";

/** The awards of two large associations (decisions §4). */
export type AwardsPreset = "avis" | "fidas";

/** How a mock in a page is set up. */
export interface MockOptions {
  /** The elements' `api-base`. */
  apiBase: string;
  /** Same seed, same data; 1 when missing. */
  seed?: number;
  /** 2,000 when missing; 20,000 are fine. */
  donors?: number;
  /** Whose awards the association gives, by the number of donations that they ask: "avis" when missing. */
  awards?: AwardsPreset;
  /** Milliseconds before each answer. */
  latency?: number;
  scenario?: ScenarioName;
  /** The sites of partners, to whose pages a mailed link may lead back (docs/openapi.yaml, `returnTo`); none when missing. */
  partnerOrigins?: readonly string[];
  /** "persistent", the default: changes outlive the page and other tabs see them. "memory": neither. */
  storage?: "persistent" | "memory";
  /** What the server declares; all features when missing. A call to another one gets a 404. */
  features?: readonly Feature[];
}
