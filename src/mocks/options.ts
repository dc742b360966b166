import type { Feature } from "../domain/features";
import type { ScenarioName } from "./control";

/** The awards of two large associations (decisions §4). */
export type AwardsPreset = "avis" | "fidas";

export interface MockOptions {
  /** The `api-base` of the elements. */
  apiBase: string;
  /** The same seed makes the same data; default 1. */
  seed?: number;
  /** Number of donors; default 2,000. 20,000 are fine. */
  donors?: number;
  /** Which awards the association gives; default "avis". */
  awards?: AwardsPreset;
  /** Milliseconds before each response. */
  latency?: number;
  scenario?: ScenarioName;
  /** Origins of partners, to whose pages a mailed link may lead back (docs/openapi.yaml, `returnTo`). */
  partnerOrigins?: readonly string[];
  /** "persistent" (default): changes survive a reload, and other tabs see them. */
  storage?: "persistent" | "memory";
  /** The features that the server declares; default: all. A call to another feature gets a 404. */
  features?: readonly Feature[];
}
