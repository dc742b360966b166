// The paths of the v2 API that elements call before and with their first screen (decisions §2, docs/openapi.yaml). The others are in
// endpoints.ts, which the bell and the registration's first screens don't load.
const id = encodeURIComponent;

/** Endpoints that need no session. They carry a token if there is one (specification §6); a refusal starts no refresh. */
const publicEndpoints = {
  login: () => "/auth/login",
  refreshToken: () => "/auth/refresh-token",
  register: () => "/auth/register",
  validate: () => "/auth/validate",
  confirmEmail: () => "/auth/confirm-email",
  resendValidation: () => "/auth/resend-validation",
  forgotPassword: () => "/auth/forgot-password",
  resetPassword: () => "/auth/reset-password",
  firstLogin: () => "/auth/first-login",
} as const;

export const startEndpoints = {
  ...publicEndpoints,
  me: () => "/auth/me",
  ability: () => "/auth/ability",
  updateProfile: () => "/auth/update-profile",
  registration: (userId: string) => `/registration/${id(userId)}`,
  settings: () => "/settings",
  zones: () => "/zones",
  user: (userId: string) => `/users/${id(userId)}`,
  notifications: () => "/notifications",
  notification: (notificationId: string) => `/notifications/${id(notificationId)}`,
} as const;

const publicPaths = new Set<string>(Object.values(publicEndpoints).map((path) => path()));

export const isPublic = (path: string): boolean => publicPaths.has(path);

/** @param path of a DELETE @returns whether the record can be read there */
export const isReadable = (path: string): boolean =>
  /^\/(donors|users|emails-template|imports|documents(\/uploads)?)\/[^/]+$/.test(path);
