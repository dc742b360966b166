// Generated from docs/openapi.yaml by "npm run docs".
export const FEATURE_CALLS = {
  /** Adding, changing, deleting and restoring donors. */
  "donor-writes": ["POST /donors", "PUT DELETE /donors/{}", "/donors/{}/restore"],
  /** Reading and changing donations. */
  donations: ["/donors/{}/donations", "/donations", "/donations/{}", "/donations/{}/restore"],
  /** Reading and changing awards, also those that are due. */
  awards: ["/donors/{}/awards", "/awards", "/awards-due", "/awards/{}", "/awards/{}/restore"],
  /** The history of donors, users and settings. */
  history: ["/donors/{}/history", "/settings/{}/history", "/users/{}/history"],
  /** The statistics of the dashboard. */
  stats: ["/stats"],
  /** Saving the answers to consents: a person's own, and those on paper forms. */
  consents: ["/registration/{}/consents", "/donors/{}/consents"],
  /** The draft of a registration. */
  "registration-drafts": ["/registration/{}/draft"],
  /** Users: lists, invitations, help with signing in. */
  people: ["/users/{}/invite", "/users", "/users/check", "/users/{}", "/users/{}/unlock", "/users/{}/password-link"],
  /** Zones and associations. */
  zones: [
    "/zones",
    "/zones/{}",
    "/zones/{}/restore",
    "/zones/{}/merge",
    "/associations",
    "/associations/{}",
    "/associations/{}/restore",
    "/associations/{}/merge",
  ],
  /** The association's rules, awards, cards and texts. */
  settings: [
    "/settings",
    "/settings/{}",
    "/settings/rules/preview",
    "/settings/consents/versions",
    "/settings/consents/preview",
    "/settings/awards/preview",
  ],
  /** Saved views of lists. */
  views: ["/views", "/first-view", "/views/{}", "/views/{}/restore"],
  /** The record of exports. */
  exports: ["/donors/{}/exports", "/exports"],
  /** Imports with preview and undo. */
  imports: ["/imports", "/imports/donors", "/imports/{}", "/imports/{}/rows", "/imports/{}/commit", "/imports/{}/undo"],
  /** Test emails, recipients, sendings and their results. */
  "email-sending": [
    "/emails-template/{}/test",
    "/emails-template/{}/recipients",
    "/emails-template/{}/send",
    "/emails-template/{}/sendings",
    "/emails-template/{}/sendings/{}",
    "/emails-template/{}/sendings/{}/stop",
    "/unsubscribe/{}",
  ],
  /** Versions of a template, and restoring deleted templates. */
  "email-versions": ["/emails-template/{}/restore", "/emails-template/{}/versions"],
  /** The association's email providers. */
  integrations: ["/integrations", "/integrations/{}", "/integrations/{}/test", "/integrations/{}/domain"],
  /** Documents and folders. */
  documents: [
    "/documents",
    "/documents/limits",
    "/documents/folders",
    "/documents/folders/{}",
    "/documents/uploads",
    "/documents/uploads/{}",
    "/documents/uploads/{}/finish",
    "/documents/{}",
    "/documents/{}/content",
    "/documents/{}/restore",
    "/documents/{}/versions/{}/restore",
  ],
  /** Pictures of profiles and in emails. */
  uploads: ["/uploads"],
  /** The user's own account: password, email address, notifications. */
  account: [
    "/auth/email",
    "/auth/password",
    "/auth/account",
    "/auth/account/notifications",
    "/auth/account/email",
    "/auth/confirm-email",
  ],
  /** The sessions of a user, and ending them. */
  sessions: [
    "/auth/sign-out-others",
    "/auth/sessions",
    "/auth/sessions/{}",
    "/users/{}/sessions",
    "/users/{}/sessions/{}",
  ],
  /** Requests of users to delete their accounts. Accepting one also needs `donor-writes`. */
  "deletion-requests": ["/auth/account/deletion", "/deletion-requests", "/deletion-requests/{}"],
  /** Marking all notifications as read, and the notifications sent to a donor. */
  notifications: ["/donors/{}/notifications", "PUT /notifications"],
  /** Calling donors for a donation day: who may be called, outcomes, targets, refusals. */
  calls: [
    "/calls",
    "/calls/target",
    "/calls/coming",
    "/calls/{}",
    "/donors/{}/calls",
    "/donors/{}/call-hold",
    "/donors/{}/calls-refused",
  ],
  /** Filters by computed fields of a donor: next donation, awards due, period counts. */
  "computed-fields": [],
  /** The socket's events about changes of records. */
  events: [],
  /** The socket's event `presence`: who else has a record open. */
  presence: [],
  /** The header `Idempotency-Key`: the server does a write once, even if it arrives twice. */
  idempotency: [],
} as const satisfies Record<string, readonly string[]>;
