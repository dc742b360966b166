export { Onboarding, OnboardingScope } from "./onboarding";
export { takeTokenOfHost } from "./token-of-host";
