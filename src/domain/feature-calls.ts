// Generated from docs/openapi.yaml by "npm run docs".
export const FEATURE_CALLS = {
  /** Adding, changing, deleting and restoring donors. */
  "donor-writes": ["POST /donors", "PUT /donors/{id}", "DELETE /donors/{id}", "POST /donors/{id}/restore"],
  /** Reading and changing donations. */
  donations: [
    "GET /donors/{id}/donations",
    "GET /donations",
    "POST /donations",
    "PUT /donations/{id}",
    "DELETE /donations/{id}",
    "POST /donations/{id}/restore",
  ],
  /** Registering the donations of a whole day at once, and undoing it. */
  "collection-days": [
    "GET /collection-days",
    "POST /collection-days",
    "POST /collection-days/donors",
    "GET /collection-days/{id}",
    "POST /collection-days/{id}/undo",
  ],
  /** Reading and changing awards, also those that are due. */
  awards: [
    "GET /donors/{id}/awards",
    "GET /awards",
    "POST /awards",
    "GET /awards-due",
    "PUT /awards/{id}",
    "DELETE /awards/{id}",
    "POST /awards/{id}/restore",
  ],
  /** The history of donors, users and settings. */
  history: ["GET /donors/{id}/history", "GET /settings/{section}/history", "GET /users/{id}/history"],
  /** The statistics of the dashboard. */
  stats: ["GET /stats"],
  /** Saving the answers to consents: a person's own, and those on paper forms. */
  consents: ["PUT /registration/{userId}/consents", "PUT /donors/{id}/consents"],
  /** The draft of a registration. */
  "registration-drafts": ["PUT /registration/{userId}/draft"],
  /** Users: lists, invitations, help with signing in. */
  people: [
    "POST /users/{id}/invite",
    "GET /users",
    "POST /users",
    "POST /users/check",
    "GET /users/{id}",
    "PUT /users/{id}",
    "DELETE /users/{id}",
    "POST /users/{id}/unlock",
    "POST /users/{id}/password-link",
  ],
  /** Zones and associations. */
  zones: [
    "GET /zones",
    "POST /zones",
    "PUT /zones/{id}",
    "DELETE /zones/{id}",
    "POST /zones/{id}/restore",
    "POST /zones/{id}/merge",
    "GET /associations",
    "POST /associations",
    "PUT /associations/{id}",
    "DELETE /associations/{id}",
    "POST /associations/{id}/restore",
    "POST /associations/{id}/merge",
  ],
  /** The association's rules, awards, cards and texts. */
  settings: [
    "GET /settings",
    "PUT /settings/{section}",
    "POST /settings/rules/preview",
    "GET /settings/consents/versions",
    "POST /settings/consents/preview",
    "POST /settings/awards/preview",
  ],
  /** Saved views of lists. */
  views: [
    "GET /views",
    "POST /views",
    "PUT /first-view",
    "PUT /views/{id}",
    "DELETE /views/{id}",
    "POST /views/{id}/restore",
  ],
  /** Views on the dashboard. */
  "pinned-views": ["PUT /pinned-views/{id}"],
  /** The record of exports. */
  exports: ["POST /donors/{id}/exports", "GET /exports", "POST /exports"],
  /** Imports with preview and undo. */
  imports: [
    "GET /imports",
    "POST /imports",
    "POST /imports/donors",
    "GET /imports/{id}",
    "PUT /imports/{id}",
    "DELETE /imports/{id}",
    "GET /imports/{id}/rows",
    "POST /imports/{id}/rows",
    "POST /imports/{id}/commit",
    "GET /imports/{id}/undo",
  ],
  /** Test emails, recipients, sendings and their results. */
  "email-sending": [
    "POST /emails-template/{id}/test",
    "POST /emails-template/{id}/recipients",
    "POST /emails-template/{id}/send",
    "GET /emails-template/{id}/sendings",
    "GET /emails-template/{id}/sendings/{sending}",
    "POST /emails-template/{id}/sendings/{sending}/stop",
    "POST /unsubscribe/{token}",
  ],
  /** Versions of a template, and restoring deleted templates. */
  "email-versions": ["POST /emails-template/{id}/restore", "GET /emails-template/{id}/versions"],
  /** The association's email providers. */
  integrations: [
    "GET /integrations",
    "PUT /integrations/{provider}",
    "POST /integrations/{provider}/test",
    "POST /integrations/{provider}/domain",
  ],
  /** Documents and folders. */
  documents: [
    "GET /documents",
    "GET /documents/limits",
    "GET /documents/folders",
    "POST /documents/folders",
    "PUT /documents/folders/{id}",
    "DELETE /documents/folders/{id}",
    "POST /documents/uploads",
    "GET /documents/uploads/{id}",
    "PUT /documents/uploads/{id}",
    "DELETE /documents/uploads/{id}",
    "POST /documents/uploads/{id}/finish",
    "GET /documents/{id}",
    "PUT /documents/{id}",
    "DELETE /documents/{id}",
    "GET /documents/{id}/content",
    "POST /documents/{id}/restore",
    "POST /documents/{id}/versions/{number}/restore",
  ],
  /** Pictures of profiles and in emails. */
  uploads: ["POST /uploads"],
  /** The user's own account: password, email address, notifications. */
  account: [
    "PUT /auth/email",
    "PUT /auth/password",
    "GET /auth/account",
    "PUT /auth/account/notifications",
    "POST /auth/account/email",
    "PUT /auth/account/email",
    "DELETE /auth/account/email",
    "POST /auth/confirm-email",
  ],
  /** The sessions of a user, and ending them. */
  sessions: [
    "POST /auth/sign-out-others",
    "GET /auth/sessions",
    "DELETE /auth/sessions/{id}",
    "GET /users/{id}/sessions",
    "DELETE /users/{id}/sessions/{session}",
  ],
  /** Requests of users to delete their accounts. Accepting one also needs `donor-writes`. */
  "deletion-requests": [
    "POST /auth/account/deletion",
    "DELETE /auth/account/deletion",
    "GET /deletion-requests",
    "POST /deletion-requests/{id}",
  ],
  /** A donor's own changes of name, birth date, sex and fiscal code, which staff accept or refuse. */
  "change-requests": ["GET /change-requests", "DELETE /change-requests/{id}", "POST /change-requests/{id}"],
  /** Possible duplicates among donors, and merging their records. */
  merge: [
    "GET /duplicates",
    "GET /duplicates/{id}",
    "PUT /duplicates/{id}",
    "POST /duplicates/{id}/ask",
    "POST /merges",
    "GET /merges/{id}",
    "POST /merges/{id}/separate",
  ],
  /** The activity log: who did what when. The export of it also needs `exports`. */
  activity: ["GET /activity"],
  /** Erasing donors for ever at their request, and the register of these requests. */
  erasure: [
    "GET /erasures",
    "POST /erasures",
    "GET /erasures/{id}",
    "DELETE /erasures/{id}/sendings/{sending}",
    "GET /data-requests",
    "POST /data-requests",
    "POST /data-requests/{id}/refuse",
  ],
  /** Marking all notifications as read, and the notifications sent to a donor. */
  notifications: ["GET /donors/{id}/notifications", "PUT /notifications"],
  /** Calling donors for a donation day: who may be called, outcomes, targets, refusals. */
  calls: [
    "GET /calls",
    "PUT /calls/target",
    "GET /calls/coming",
    "DELETE /calls/{id}",
    "GET /donors/{id}/calls",
    "POST /donors/{id}/calls",
    "PUT /donors/{id}/call-hold",
    "PUT /donors/{id}/calls-refused",
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
