// Every path of the v2 API, relative to `api-base` (decisions §2, docs/openapi.yaml).
const id = encodeURIComponent;

/** The most rows of one response (docs/openapi.yaml, Limit). */
export const MAX_ROWS = 1_000;

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

/** What the elements request before and with their first screens, and what these share with the next ones. */
export const endpoints = {
  ...publicEndpoints,
  me: () => "/auth/me",
  ability: () => "/auth/ability",
  erasures: () => "/erasures",
  registration: (userId: string) => `/registration/${id(userId)}`,
  donors: () => "/donors",
  donor: (donorId: string) => `/donors/${id(donorId)}`,
  erasing: (donorId: string) => `/erasures/${id(donorId)}`,
  donations: () => "/donations",
  awards: () => "/awards",
  awardsDue: () => "/awards-due",
  views: () => "/views",
  firstView: () => "/first-view",
  pinnedView: (viewId: string) => `/pinned-views/${id(viewId)}`,
  view: (viewId: string) => `/views/${id(viewId)}`,
  restoreView: (viewId: string) => `/views/${id(viewId)}/restore`,
  stats: () => "/stats",
  zones: () => "/zones",
  settings: () => "/settings",
  users: () => "/users",
  user: (userId: string) => `/users/${id(userId)}`,
  updateProfile: () => "/auth/update-profile",
  notifications: () => "/notifications",
  notification: (notificationId: string) => `/notifications/${id(notificationId)}`,
  emailTemplates: () => "/emails-template",
  emailTemplate: (templateId: string) => `/emails-template/${id(templateId)}`,
  integrations: () => "/integrations",
  documents: () => "/documents",
  document: (documentId: string) => `/documents/${id(documentId)}`,
  documentFolders: () => "/documents/folders",
  // what the events of the server and the consents' question read again
  account: () => "/auth/account",
  dataRequests: () => "/data-requests",
  sessions: () => "/auth/sessions",
  changeRequests: () => "/change-requests",
  duplicates: () => "/duplicates",
  donorCalls: (donorId: string) => `/donors/${id(donorId)}/calls`,
  calls: () => "/calls",
  donorHistory: (donorId: string) => `/donors/${id(donorId)}/history`,
  collectionDays: () => "/collection-days",
  activity: () => "/activity",
  imports: () => "/imports",
  import: (importId: string) => `/imports/${id(importId)}`,
  importRows: (importId: string) => `/imports/${id(importId)}/rows`,
  associations: () => "/associations",
  consentVersions: () => "/settings/consents/versions",
  emailSendings: (templateId: string) => `/emails-template/${id(templateId)}/sendings`,
  emailSending: (templateId: string, sendingId: string) =>
    `/emails-template/${id(templateId)}/sendings/${id(sendingId)}`,
  emailTemplatePerformance: (templateId: string) => `/emails-template/${id(templateId)}/performance`,
} as const;

const publicPaths = new Set<string>(Object.values(publicEndpoints).map((path) => path()));

export const isPublic = (path: string): boolean => publicPaths.has(path);

/** @param path of a DELETE @returns whether the record can be read there */
export const isReadable = (path: string): boolean =>
  /^\/(donors|users|emails-template|imports|documents(\/uploads)?)\/[^/]+$/.test(path);
