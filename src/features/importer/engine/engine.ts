import { LocalEngine } from "./local-engine";
import { pagePace } from "./pace";
import type { EngineContext, ImportEngine } from "./types";

export type * from "./types";
export { DELIMITERS } from "./reading/delimiter";
export { ENCODINGS } from "./reading/encoding";
export { FileRefused } from "./reading/refusals";

/** Places are a hundred kilobytes: they come when rows are checked. */
const places = () => import("../../../domain/places/places");

/** @returns what reads, matches, checks and mends a file */
export const createEngine = (context: EngineContext): ImportEngine => new LocalEngine(context, pagePace(), places);
