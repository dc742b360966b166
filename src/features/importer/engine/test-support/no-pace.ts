import type { Pace } from "../pace";

export const NO_PACE: Pace = { due: () => false, rest: () => Promise.resolve() };
