import type { Pace } from "../pace";

export const NO_PACE: Pace = { shouldYield: () => false, yieldToBrowser: () => Promise.resolve() };
