export { Onboarding, OnboardingScope } from "./onboarding";
export type { OwnDataPages } from "./signed-in";
export { takeTokenOfHost } from "./token-of-host";
