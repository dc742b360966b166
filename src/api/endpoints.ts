/**
 * Every path of the v2 API, relative to `api-base`: an association whose server differs changes this file
 * (decisions §2, docs/openapi.yaml). Ids are escaped: they come from the server and end in an address.
 */
const id = encodeURIComponent;

/** The most rows that one call gives (docs/openapi.yaml, Limit): all of what a life or an association brings. */
export const MOST_ROWS = 1_000;

/** Those that need no session: they carry the bearer of who has one (specification §6), and a refusal of theirs starts no refresh. */
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

export const endpoints = {
  ...publicEndpoints,
  me: () => "/auth/me",
  ability: () => "/auth/ability",
  changePassword: () => "/auth/password",
  changeEmail: () => "/auth/email",
  signOutOthers: () => "/auth/sign-out-others",
  account: () => "/auth/account",
  accountNotifications: () => "/auth/account/notifications",
  accountEmail: () => "/auth/account/email",
  accountDeletion: () => "/auth/account/deletion",
  deletionRequests: () => "/deletion-requests",
  deletionRequest: (userId: string) => `/deletion-requests/${id(userId)}`,
  sessions: () => "/auth/sessions",
  session: (sessionId: string) => `/auth/sessions/${id(sessionId)}`,
  registration: (userId: string) => `/registration/${id(userId)}`,
  registrationConsents: (userId: string) => `/registration/${id(userId)}/consents`,
  registrationDraft: (userId: string) => `/registration/${id(userId)}/draft`,
  donors: () => "/donors",
  donor: (donorId: string) => `/donors/${id(donorId)}`,
  registerDonor: (donorId: string) => `/donors/${id(donorId)}/register`,
  donorConsents: (donorId: string) => `/donors/${id(donorId)}/consents`,
  inviteUser: (userId: string) => `/users/${id(userId)}/invite`,
  suspendDonor: (donorId: string) => `/donors/${id(donorId)}/suspend`,
  restoreDonor: (donorId: string) => `/donors/${id(donorId)}/restore`,
  donorDonations: (donorId: string) => `/donors/${id(donorId)}/donations`,
  donorAwards: (donorId: string) => `/donors/${id(donorId)}/awards`,
  donorNotifications: (donorId: string) => `/donors/${id(donorId)}/notifications`,
  donorExports: (donorId: string) => `/donors/${id(donorId)}/exports`,
  donorHistory: (donorId: string) => `/donors/${id(donorId)}/history`,
  donations: () => "/donations",
  donation: (donationId: string) => `/donations/${id(donationId)}`,
  restoreDonation: (donationId: string) => `/donations/${id(donationId)}/restore`,
  awards: () => "/awards",
  award: (awardId: string) => `/awards/${id(awardId)}`,
  restoreAward: (awardId: string) => `/awards/${id(awardId)}/restore`,
  awardsDue: () => "/awards-due",
  exportOf: (entity: string) => `/export/${id(entity)}`,
  exports: () => "/exports",
  views: () => "/views",
  firstView: () => "/first-view",
  view: (viewId: string) => `/views/${id(viewId)}`,
  restoreView: (viewId: string) => `/views/${id(viewId)}/restore`,
  stats: () => "/stats",
  search: () => "/search/",
  zones: () => "/zones",
  zone: (zoneId: string) => `/zones/${id(zoneId)}`,
  restoreZone: (zoneId: string) => `/zones/${id(zoneId)}/restore`,
  mergeZone: (zoneId: string) => `/zones/${id(zoneId)}/merge`,
  associations: () => "/associations",
  association: (associationId: string) => `/associations/${id(associationId)}`,
  restoreAssociation: (associationId: string) => `/associations/${id(associationId)}/restore`,
  mergeAssociation: (associationId: string) => `/associations/${id(associationId)}/merge`,
  settings: () => "/settings",
  settingsSection: (section: string) => `/settings/${id(section)}`,
  settingsHistory: (section: string) => `/settings/${id(section)}/history`,
  settingsPreview: (section: string) => `/settings/${id(section)}/preview`,
  consentVersions: () => "/settings/consents/versions",
  users: () => "/users",
  user: (userId: string) => `/users/${id(userId)}`,
  checkUsers: () => "/users/check",
  unlockUser: (userId: string) => `/users/${id(userId)}/unlock`,
  userSessions: (userId: string) => `/users/${id(userId)}/sessions`,
  userSession: (userId: string, sessionId: string) => `/users/${id(userId)}/sessions/${id(sessionId)}`,
  userHistory: (userId: string) => `/users/${id(userId)}/history`,
  updateProfile: () => "/auth/update-profile",
  notifications: () => "/notifications",
  emailRecipients: (templateId: string) => `/emails-template/${id(templateId)}/recipients`,
  sendEmailTemplate: (templateId: string) => `/emails-template/${id(templateId)}/send`,
  emailSendings: (templateId: string) => `/emails-template/${id(templateId)}/sendings`,
  emailSending: (templateId: string, sendingId: string) =>
    `/emails-template/${id(templateId)}/sendings/${id(sendingId)}`,
  stopEmailSending: (templateId: string, sendingId: string) =>
    `/emails-template/${id(templateId)}/sendings/${id(sendingId)}/stop`,
  emailTemplatePerformance: (templateId: string) => `/emails-template/${id(templateId)}/performance`,
  notification: (notificationId: string) => `/notifications/${id(notificationId)}`,
  emailTemplates: () => "/emails-template",
  emailTemplate: (templateId: string) => `/emails-template/${id(templateId)}`,
  restoreEmailTemplate: (templateId: string) => `/emails-template/${id(templateId)}/restore`,
  testEmailTemplate: (templateId: string) => `/emails-template/${id(templateId)}/test`,
  integrations: () => "/integrations",
  integration: (provider: string) => `/integrations/${id(provider)}`,
  testIntegration: (provider: string) => `/integrations/${id(provider)}/test`,
  senderDomain: (provider: string) => `/integrations/${id(provider)}/domain`,
  emailTemplateVersions: (templateId: string) => `/emails-template/${id(templateId)}/versions`,
} as const;

const publicPaths = new Set<string>(Object.values(publicEndpoints).map((path) => path()));

/** Whether the endpoint at a path needs no session. */
export const isPublic = (path: string): boolean => publicPaths.has(path);
