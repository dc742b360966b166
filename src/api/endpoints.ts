/**
 * Every path of the v2 API, relative to `api-base`: an association whose server differs changes this file
 * (decisions §2, docs/openapi.yaml). Ids are escaped: they come from the server and end in an address.
 */
const id = encodeURIComponent;

export const endpoints = {
  login: () => "/auth/login",
  me: () => "/auth/me",
  ability: () => "/auth/ability",
  refreshToken: () => "/auth/refresh-token",
  register: () => "/auth/register",
  validate: () => "/auth/validate",
  resendValidation: () => "/auth/resend-validation",
  forgotPassword: () => "/auth/forgot-password",
  resetPassword: () => "/auth/reset-password",
  firstLogin: () => "/auth/first-login",
  changePassword: () => "/auth/password",
  signOutOthers: () => "/auth/sign-out-others",
  registration: (userId: string) => `/registration/${id(userId)}`,
  donors: () => "/donors",
  donorDonations: (donorId: string) => `/donors/${id(donorId)}/donations`,
  donorHistory: (donorId: string) => `/donors/${id(donorId)}/history`,
  stats: () => "/stats",
  zones: () => "/zones",
  updateProfile: () => "/auth/update-profile",
  notifications: () => "/notifications",
  notification: (notificationId: string) => `/notifications/${id(notificationId)}`,
} as const;

/** Calls that need no session: a refusal of theirs starts no refresh. */
export const PUBLIC_PATHS: readonly string[] = [
  endpoints.login(),
  endpoints.refreshToken(),
  endpoints.register(),
  endpoints.validate(),
  endpoints.resendValidation(),
  endpoints.forgotPassword(),
  endpoints.resetPassword(),
  endpoints.firstLogin(),
];
