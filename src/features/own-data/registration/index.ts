/** The form of who becomes a donor. */
export const loadRegistration = async () => ({ default: (await import("./registration-page")).RegistrationPage });
