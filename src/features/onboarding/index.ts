export { Onboarding, OnboardingScope } from "./onboarding";
