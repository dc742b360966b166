// Generated from docs/openapi.yaml by "npm run docs".
export const FEATURE_CALLS = {
  /** Adding, changing, deleting and restoring donors. */
  "donor-writes": ["POST /donors", "PUT DELETE /donors/{}", "POST /donors/{}/restore"],
  /** Reading and changing donations. */
  donations: [
    "GET /donors/{}/donations",
    "GET POST /donations",
    "PUT DELETE /donations/{}",
    "POST /donations/{}/restore",
  ],
  /** Reading and changing awards, also those that are due. */
  awards: [
    "GET /donors/{}/awards",
    "GET POST /awards",
    "GET /awards-due",
    "PUT DELETE /awards/{}",
    "POST /awards/{}/restore",
  ],
  /** The history of donors, users and settings. */
  history: ["GET /donors/{}/history", "GET /settings/{}/history", "GET /users/{}/history"],
  /** The statistics of the dashboard. */
  stats: ["GET /stats"],
  /** Saving the answers to consents: a person's own, and those on paper forms. */
  consents: ["PUT /registration/{}/consents", "PUT /donors/{}/consents"],
  /** The draft of a registration. */
  "registration-drafts": ["PUT /registration/{}/draft"],
  /** Users: lists, invitations, help with signing in. */
  people: [
    "POST /users/{}/invite",
    "GET POST /users",
    "POST /users/check",
    "GET PUT DELETE /users/{}",
    "POST /users/{}/unlock",
    "POST /users/{}/password-link",
  ],
  /** Zones and associations. */
  zones: [
    "GET POST /zones",
    "PUT DELETE /zones/{}",
    "POST /zones/{}/restore",
    "POST /zones/{}/merge",
    "GET POST /associations",
    "PUT DELETE /associations/{}",
    "POST /associations/{}/restore",
    "POST /associations/{}/merge",
  ],
  /** The association's rules, awards, cards and texts. */
  settings: [
    "GET /settings",
    "PUT /settings/{}",
    "POST /settings/rules/preview",
    "GET /settings/consents/versions",
    "POST /settings/consents/preview",
    "POST /settings/awards/preview",
  ],
  /** Saved views of lists. */
  views: ["GET POST /views", "PUT /first-view", "PUT DELETE /views/{}", "POST /views/{}/restore"],
  /** The record of exports. */
  exports: ["POST /donors/{}/exports", "GET POST /exports"],
  /** Imports with preview and undo. */
  imports: [
    "GET POST /imports",
    "POST /imports/donors",
    "GET PUT DELETE /imports/{}",
    "GET POST /imports/{}/rows",
    "POST /imports/{}/commit",
    "GET /imports/{}/undo",
  ],
  /** Test emails, recipients, sendings and their results. */
  "email-sending": [
    "POST /emails-template/{}/test",
    "POST /emails-template/{}/recipients",
    "POST /emails-template/{}/send",
    "GET /emails-template/{}/sendings",
    "GET /emails-template/{}/sendings/{}",
    "POST /emails-template/{}/sendings/{}/stop",
    "POST /unsubscribe/{}",
  ],
  /** Versions of a template, and restoring deleted templates. */
  "email-versions": ["POST /emails-template/{}/restore", "GET /emails-template/{}/versions"],
  /** The association's email providers. */
  integrations: [
    "GET /integrations",
    "PUT /integrations/{}",
    "POST /integrations/{}/test",
    "POST /integrations/{}/domain",
  ],
  /** Documents and folders. */
  documents: [
    "GET /documents",
    "GET /documents/limits",
    "GET POST /documents/folders",
    "PUT DELETE /documents/folders/{}",
    "POST /documents/uploads",
    "GET PUT DELETE /documents/uploads/{}",
    "POST /documents/uploads/{}/finish",
    "GET PUT DELETE /documents/{}",
    "GET /documents/{}/content",
    "POST /documents/{}/restore",
    "POST /documents/{}/versions/{}/restore",
  ],
  /** Pictures of profiles and in emails. */
  uploads: ["POST /uploads"],
  /** The user's own account: password, email address, notifications. */
  account: [
    "PUT /auth/email",
    "PUT /auth/password",
    "GET /auth/account",
    "PUT /auth/account/notifications",
    "POST PUT DELETE /auth/account/email",
    "POST /auth/confirm-email",
  ],
  /** The sessions of a user, and ending them. */
  sessions: [
    "POST /auth/sign-out-others",
    "GET /auth/sessions",
    "DELETE /auth/sessions/{}",
    "GET /users/{}/sessions",
    "DELETE /users/{}/sessions/{}",
  ],
  /** Requests of users to delete their accounts. Accepting one also needs `donor-writes`. */
  "deletion-requests": ["POST DELETE /auth/account/deletion", "GET /deletion-requests", "POST /deletion-requests/{}"],
  /** Marking all notifications as read, and the notifications sent to a donor. */
  notifications: ["GET /donors/{}/notifications", "PUT /notifications"],
  /** Calling donors for a donation day: who may be called, outcomes, targets, refusals. */
  calls: [
    "GET /calls",
    "PUT /calls/target",
    "GET /calls/coming",
    "DELETE /calls/{}",
    "GET POST /donors/{}/calls",
    "PUT DELETE /donors/{}/call-hold",
    "PUT /donors/{}/calls-refused",
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
