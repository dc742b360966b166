import { endpoints } from "./endpoints";

/**
 * Which reads are no longer right after a write, by what it changes: for a mutation's `invalidates`. This is the one place
 * that knows it, so that no screen needs to know another. Paths, whatever their query; one that ends in a slash stands for
 * all below it.
 */
export const affectedReads = {
  /** A donor, new without an id: lists, the record, what stands below it (donations, awards, history), and the counts. */
  donor: (id?: string): readonly string[] => [
    endpoints.donors(),
    endpoints.awardsDue(),
    endpoints.stats(),
    ...(id ? [endpoints.donor(id), below(endpoints.donor(id)), endpoints.registration(id)] : []),
  ],
  /** Lists of donors and of what is theirs, and the counts. */
  donorLists: (): readonly string[] => [...affectedReads.donor(), endpoints.donations(), endpoints.awards()],
  /** What follows from a donation (counts, the next possible one) is the donor's. */
  donation: (donorId: string): readonly string[] => [endpoints.donations(), ...affectedReads.donor(donorId)],
  award: (donorId: string): readonly string[] => [endpoints.awards(), ...affectedReads.donor(donorId)],
  /** An account of the staff: lists, the account, what stands below it, the counts, and who looks after which zone. */
  user: (id?: string): readonly string[] => [
    endpoints.users(),
    endpoints.zones(),
    endpoints.stats(),
    ...(id ? [endpoints.user(id), below(endpoints.user(id))] : []),
  ],
  /** What was done with a donor, and changed nothing. */
  history: (donorId: string): readonly string[] => [endpoints.donorHistory(donorId)],
  /** A donor's own record, as the donor changes it: the account's status may follow. */
  ownRecord: (userId: string): readonly string[] => [endpoints.me(), ...affectedReads.donor(userId)],
  /** The account of who is signed in. */
  ownAccount: (): readonly string[] => [endpoints.me()],
  accountSettings: (): readonly string[] => [endpoints.account()],
  ownSessions: (): readonly string[] => [endpoints.sessions()],
  /** The zones and their associations, as they are chosen from. */
  zones: (): readonly string[] => [endpoints.zones(), endpoints.associations()],
  /** Those, and all who are in them: donors, managers and saved views hold the names of zones. */
  zoneMembers: (): readonly string[] => [
    ...affectedReads.zones(),
    ...affectedReads.donor(),
    ...[endpoints.donors(), endpoints.users()].map(below),
    ...[endpoints.donations(), endpoints.awards(), endpoints.users(), endpoints.views()],
  ],
  /** An import that has written: donors and what is theirs, and the import with its rows. */
  import: (importId: string): readonly string[] => [
    ...affectedReads.donorLists(),
    below(endpoints.donors()),
    ...[endpoints.imports(), endpoints.import(importId)],
    below(endpoints.import(importId)),
  ],
  /** A dry run, begun or dropped: nothing of the registry. */
  imports: (): readonly string[] => [endpoints.imports()],
  /** What was chosen of an import before it writes: what would become of its rows. */
  importPlan: (importId: string): readonly string[] => [endpoints.importRows(importId)],
  /** Documents and their folders: who sees what, how many are where, and how full the store is follow from any of them. */
  documents: (): readonly string[] => [endpoints.documents(), below(endpoints.documents())],
  /** How a provider of e-mail is reached, and which of them sends. */
  integrations: (): readonly string[] => [endpoints.integrations()],
  /** A template of mails, new without an id: lists, the template, and what stands below it (versions, sendings, performance). */
  emailTemplate: (id?: string): readonly string[] => [
    endpoints.emailTemplates(),
    ...(id ? [endpoints.emailTemplate(id), below(endpoints.emailTemplate(id))] : []),
  ],
  /** A sending of a template: it, the list of them, and how the template performed. */
  sending: (templateId: string, id: string): readonly string[] => [
    endpoints.emailSending(templateId, id),
    endpoints.emailSendings(templateId),
    endpoints.emailTemplatePerformance(templateId),
  ],
  /** A section of the settings, who saved it, and all that goes by the rules: who may donate, who is due an award. */
  settings: (): readonly string[] => [
    ...[endpoints.settings(), below(endpoints.settings())],
    ...[...affectedReads.donor(), below(endpoints.donors())],
  ],
};

const below = (path: string) => `${path}/`;
