import { endpoints } from "../endpoints";

/**
 * The reads that are stale after a write, by what it changes: for a mutation's `invalidates`. They are paths, whatever their
 * query. A path that ends in a slash matches all paths below it.
 */
export const affectedReads = {
  /** A donor; a new one has no id. */
  donor: (id?: string): readonly string[] => [
    endpoints.donors(),
    endpoints.awardsDue(),
    endpoints.duplicates(),
    below(endpoints.duplicates()),
    below(endpoints.erasures()),
    endpoints.changeRequests(),
    endpoints.stats(),
    endpoints.activity(),
    ...(id ? [endpoints.donor(id), below(endpoints.donor(id)), endpoints.registration(id)] : []),
  ],
  donorLists: (): readonly string[] => [
    ...affectedReads.donor(),
    endpoints.donations(),
    endpoints.awards(),
    endpoints.collectionDays(),
    below(endpoints.collectionDays()),
  ],
  /** The donations of many donors at once. */
  collectionDays: (): readonly string[] => [...affectedReads.donorLists(), below(endpoints.donors())],
  donation: (donorId: string): readonly string[] => [endpoints.donations(), ...affectedReads.donor(donorId)],
  award: (donorId: string): readonly string[] => [endpoints.awards(), ...affectedReads.donor(donorId)],
  /** An account of the staff; the zones name their managers. */
  user: (id?: string): readonly string[] => [
    endpoints.users(),
    endpoints.zones(),
    endpoints.stats(),
    endpoints.activity(),
    ...(id ? [endpoints.user(id), below(endpoints.user(id))] : []),
  ],
  /** Calls of donors, or a target. */
  calls: (...donorIds: readonly string[]): readonly string[] => [
    endpoints.calls(),
    below(endpoints.calls()),
    below(endpoints.erasures()),
    ...donorIds.map(endpoints.donorCalls),
  ],
  /** An export or a print: only the history changes. */
  history: (donorId: string): readonly string[] => [endpoints.donorHistory(donorId)],
  /** A donor's own record, changed by the donor: the account's status may change, too. */
  ownRecord: (userId: string): readonly string[] => [endpoints.me(), ...affectedReads.donor(userId)],
  ownAccount: (): readonly string[] => [endpoints.me()],
  accountSettings: (): readonly string[] => [endpoints.account()],
  ownSessions: (): readonly string[] => [endpoints.sessions()],
  zones: (): readonly string[] => [endpoints.zones(), endpoints.associations()],
  /** Zones, and the donors, managers and saved views that contain their names. */
  zoneMembers: (): readonly string[] => [
    ...affectedReads.zones(),
    ...affectedReads.donor(),
    ...[endpoints.donors(), endpoints.users()].map(below),
    endpoints.donations(),
    endpoints.awards(),
    endpoints.users(),
    endpoints.views(),
  ],
  import: (importId: string): readonly string[] => [
    ...affectedReads.donorLists(),
    below(endpoints.donors()),
    endpoints.imports(),
    endpoints.import(importId),
    below(endpoints.import(importId)),
  ],
  /** A dry run. */
  imports: (): readonly string[] => [endpoints.imports()],
  /** Choices about an import before it writes. */
  importPlan: (importId: string): readonly string[] => [endpoints.importRows(importId)],
  documents: (): readonly string[] => [endpoints.documents(), below(endpoints.documents()), endpoints.activity()],
  integrations: (): readonly string[] => [endpoints.integrations()],
  /** A template; a new one has no id. */
  emailTemplate: (id?: string): readonly string[] => [
    endpoints.emailTemplates(),
    ...(id ? [endpoints.emailTemplate(id), below(endpoints.emailTemplate(id))] : []),
  ],
  sending: (templateId: string, id: string): readonly string[] => [
    endpoints.emailSending(templateId, id),
    endpoints.emailSendings(templateId),
    endpoints.emailTemplatePerformance(templateId),
    below(endpoints.erasures()),
  ],
  /** A section of the settings: rules decide who may donate and who is due an award. */
  settings: (): readonly string[] => [
    endpoints.settings(),
    below(endpoints.settings()),
    ...affectedReads.donor(),
    below(endpoints.donors()),
  ],
};

const below = (path: string) => `${path}/`;
