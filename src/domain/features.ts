import { FEATURE_CALLS } from "./feature-calls";

/**
 * A feature that a server may declare (`features` of `GET /auth/ability`, decisions §2). Calls without a feature belong to the
 * specification. Every server has them.
 */
export type Feature = keyof typeof FEATURE_CALLS;

export const FEATURE_NAMES = Object.keys(FEATURE_CALLS) as Feature[];

/**
 * @param path relative to the API's base, without a query: `/donors/d1/history`
 * @returns the feature of a call; null for a call of the specification and for an unknown path
 */
export function featureOfCall(method: string, path: string): Feature | null {
  const parts = `${method} ${path}`.split("/");
  const isCall = (call: string) => {
    const known = call.split("/");
    return (
      known.length === parts.length && known.every((part, i) => part === parts[i] || (part[0] === "{" && parts[i]))
    );
  };
  return FEATURE_NAMES.find((feature) => FEATURE_CALLS[feature].some(isCall)) ?? null;
}

/**
 * @param text names separated by commas; "none" for no feature
 * @returns the features among them
 */
export const readFeatures = (text: string): Feature[] => {
  const names = new Set(text.split(","));
  return FEATURE_NAMES.filter((name) => names.has(name));
};
