/** The type check compares the fields that our readers read with the contract. */
import type { statsAnswer } from "../../src/features/dashboard/requests/get-stats";
import type { operations, components } from "../../src/contract/api";
import type {
  importAnswer,
  importRowsAnswer,
  importsAnswer,
  undoAnswer,
} from "../../src/features/importer/api/read-imports";
import type { abilityRulesAnswer } from "../../src/api/session/ability";
import type { declarationAnswer } from "../../src/api/session/features";
import type { notificationSchema } from "../../src/api/live/notification-schema";
import type { Reader } from "../../src/api/read";
import type { loginAnswer, meAnswer, refreshAnswer } from "../../src/api/session/answers";
import type { consentsAnswer } from "../../src/shared/consents/get-consents";
import type { countAnswer } from "../../src/features/dashboard/requests/count-next-step";
import type { waitingAnswer } from "../../src/features/dashboard/requests/list-longest-waiting";
import type { accountAnswer } from "../../src/features/account/requests/account-settings";
import type { donorAnswer } from "../../src/shared/donor/reads";
import type { awardsAnswer } from "../../src/shared/donor/reads/list-awards";
import type { donationsAnswer } from "../../src/shared/donor/reads/list-donations";
import type { donorsAnswer } from "../../src/features/donors/registry/requests/list-donors";
import type {
  allAwardsAnswer,
  allAwardsDueAnswer,
  allDonationsAnswer,
} from "../../src/features/donors/registry/requests/list-owned";
import type { historyAnswer } from "../../src/shared/history/requests/get-donor-history";
import type { effectAnswer } from "../../src/features/settings/awards/read-awards";
import type { cardsAnswer } from "../../src/features/settings/cards/read-cards";
import type { consentsPreviewAnswer } from "../../src/features/settings/texts/consents-preview";
import type { rulesPreviewAnswer } from "../../src/features/settings/rules/read-preview";
import type { editedReasonsAnswer } from "../../src/features/settings/rules/reason-draft";
import type { accessAnswer } from "../../src/shared/account/access/account";
import type { awardSettingsAnswer, rulesAnswer, suspensionReasonsAnswer } from "../../src/shared/settings";
import type { textsAnswer } from "../../src/shared/settings/texts";
import type { consentTextsAnswer, consentVersionsAnswer } from "../../src/shared/consents/read-texts";
import type { staffAccountAnswer, accountsAnswer } from "../../src/features/people/account";
import type { activitiesAnswer } from "../../src/features/people/details/activity-answer";
import type { domainAnswer, integrationsAnswer } from "../../src/features/integrations/integration";
import type { previewDonorsAnswer } from "../../src/features/email-templates/preview/preview-donor";
import type { performanceAnswer } from "../../src/features/email-templates/performance/read-performance";
import type {
  recipientsAnswer,
  sendingAnswer,
  sendingsAnswer,
} from "../../src/features/email-templates/sending/read-sendings";
import type { templateAnswer, templatesAnswer, versionsAnswer } from "../../src/features/email-templates/template";
import type { invitationAnswer } from "../../src/features/people/invite/invitation-answer";
import type { notificationsAnswer } from "../../src/features/notifications/requests/list-notifications";
import type { ownRecordAnswer } from "../../src/features/own-data/record/requests/get-own-record";
import type { searchAnswer } from "../../src/features/search/requests/search";
import type {
  documentAnswer,
  documentFolderAnswer,
  documentFoldersAnswer,
  documentLimitsAnswer,
  documentsAnswer,
} from "../../src/shared/documents/document";
import type { uploadAnswer } from "../../src/shared/documents/uploads/upload-calls";
import type { deletionRequestsAnswer } from "../../src/shared/deletion-requests";
import type { sessionsAnswer } from "../../src/shared/account/sessions";
import type { readyTemplatesAnswer } from "../../src/shared/mail-to/ready-templates";
import type { viewsAnswer } from "../../src/shared/lists/views/saved-view";
import type { zonesAnswer } from "../../src/shared/settings/zones";
import type { Purpose } from "../../src/domain/email-template/document";
import type { Recipients } from "../../src/features/email-templates/sending/recipients";

/** The body of a successful response. */
type AnswerOf<Name extends keyof operations> = {
  [Status in keyof operations[Name]["responses"]]: Status extends 200 | 201
    ? operations[Name]["responses"][Status] extends { content: { "application/json": infer Body } }
      ? Body
      : never
    : never;
}[keyof operations[Name]["responses"]];

type InputOf<R> = R extends Reader<unknown, infer Input> ? NonNullable<Input> : never;

/** true if the contract has every field that a reader reads, with a type that it accepts; otherwise the field's path. */
type Fits<Sent, Input, Path extends string = ""> = [NonNullable<Sent>] extends [readonly (infer Row)[]]
  ? [NonNullable<Input>] extends [readonly (infer RowInput)[]]
    ? Fits<Row, RowInput, `${Path}[]`>
    : [NonNullable<Sent>] extends [NonNullable<Input>]
      ? true
      : Path
  : [NonNullable<Input>] extends [Record<string, unknown> | object]
    ? Wrong<{
        [Name in keyof NonNullable<Input> & string]: FitsField<
          ByText<NonNullable<Sent>>,
          NonNullable<Input>,
          Name,
          Path
        >;
      }>
    : [Sent] extends [Input | null | undefined]
      ? true
      : Path;

/** A record with text keys: the contract's types have number keys where a name looks like a number. */
type ByText<T> = { [Name in keyof T & (string | number) as `${Name}`]: T[Name] };

type FitsField<Sent, Input, Name extends keyof Input & string, Path extends string> = Name extends keyof Sent
  ? Fits<Sent[Name], Input[Name], `${Path}.${Name}`>
  : Name extends "_id" // which may come as `key`
    ? "key" extends keyof Sent
      ? true
      : `${Path}.${Name}`
    : `${Path}.${Name}`;

type Wrong<Fields> = Exclude<Fields[keyof Fields], true> extends never ? true : Exclude<Fields[keyof Fields], true>;

const holds = <Fit extends true>(fits?: Fit): Fit | undefined => fits;

export function schemasFitTheContract(): void {
  holds<Fits<AnswerOf<"login">, InputOf<typeof loginAnswer>>>();
  holds<Fits<AnswerOf<"firstLogin">, InputOf<typeof loginAnswer>>>();
  holds<Fits<AnswerOf<"refreshToken">, InputOf<typeof refreshAnswer>>>();
  holds<Fits<AnswerOf<"me">, InputOf<typeof meAnswer>>>();
  holds<Fits<AnswerOf<"ability">, InputOf<typeof abilityRulesAnswer>>>();
  holds<Fits<AnswerOf<"ability">, InputOf<typeof declarationAnswer>>>();
  holds<Fits<AnswerOf<"getRegistration">, InputOf<typeof ownRecordAnswer>>>();
  holds<Fits<AnswerOf<"putRegistration">, InputOf<typeof ownRecordAnswer>>>();
  holds<Fits<AnswerOf<"getRegistration">, InputOf<typeof consentsAnswer>>>();
  holds<Fits<AnswerOf<"listDonors">, InputOf<ReturnType<ReturnType<typeof donorsAnswer>>>>>();
  holds<Fits<AnswerOf<"listDonors">, InputOf<ReturnType<typeof waitingAnswer>>>>();
  holds<Fits<AnswerOf<"listDonors">, InputOf<typeof countAnswer>>>();
  holds<Fits<AnswerOf<"getAccount">, InputOf<typeof accountAnswer>>>();
  holds<Fits<AnswerOf<"listDeletionRequests">, InputOf<typeof deletionRequestsAnswer>>>();
  holds<Fits<AnswerOf<"listSessions">, InputOf<typeof sessionsAnswer>>>();
  holds<Fits<AnswerOf<"listViews">, InputOf<typeof viewsAnswer>>>();
  holds<Fits<AnswerOf<"listDonations">, InputOf<ReturnType<ReturnType<typeof allDonationsAnswer>>>>>();
  holds<Fits<AnswerOf<"listAwards">, InputOf<ReturnType<ReturnType<typeof allAwardsAnswer>>>>>();
  holds<Fits<AnswerOf<"listAwardsDue">, InputOf<ReturnType<ReturnType<typeof allAwardsDueAnswer>>>>>();
  holds<Fits<AnswerOf<"listDonorDonations">, InputOf<typeof donationsAnswer>>>();
  holds<Fits<AnswerOf<"getDonor">, InputOf<typeof donorAnswer>>>();
  holds<Fits<AnswerOf<"listDonorAwards">, InputOf<typeof awardsAnswer>>>();
  holds<Fits<AnswerOf<"getDonorHistory">, InputOf<typeof historyAnswer>>>();
  holds<Fits<AnswerOf<"getStats">, InputOf<typeof statsAnswer>>>();
  holds<Fits<AnswerOf<"search">, InputOf<typeof searchAnswer>>>();
  holds<Fits<AnswerOf<"getSettings">, InputOf<typeof awardSettingsAnswer>>>();
  holds<Fits<AnswerOf<"getSettings">, InputOf<typeof rulesAnswer>>>();
  holds<Fits<AnswerOf<"getSettings">, InputOf<typeof editedReasonsAnswer>>>();
  holds<Fits<AnswerOf<"previewRules">, InputOf<typeof rulesPreviewAnswer>>>();
  holds<Fits<AnswerOf<"getSettings">, InputOf<typeof textsAnswer>>>();
  holds<Fits<AnswerOf<"getSettings">, InputOf<typeof consentTextsAnswer>>>();
  holds<Fits<AnswerOf<"getConsentVersions">, InputOf<typeof consentVersionsAnswer>>>();
  holds<Fits<AnswerOf<"previewConsents">, InputOf<typeof consentsPreviewAnswer>>>();
  holds<Fits<AnswerOf<"previewAwards">, InputOf<typeof effectAnswer>>>();
  holds<Fits<AnswerOf<"getSettings">, InputOf<typeof cardsAnswer>>>();
  holds<Fits<AnswerOf<"getSettings">, InputOf<typeof suspensionReasonsAnswer>>>();
  holds<Fits<AnswerOf<"listZones">, InputOf<typeof zonesAnswer>>>();
  holds<Fits<AnswerOf<"getUser">, InputOf<typeof staffAccountAnswer>>>();
  holds<Fits<AnswerOf<"getUser">, InputOf<typeof accessAnswer>>>();
  holds<Fits<AnswerOf<"listUsers">, InputOf<ReturnType<ReturnType<typeof accountsAnswer>>>>>();
  holds<Fits<AnswerOf<"listDocuments">, InputOf<ReturnType<typeof documentsAnswer>>>>();
  holds<Fits<AnswerOf<"readDocument">, InputOf<typeof documentAnswer>>>();
  holds<Fits<AnswerOf<"listDocumentFolders">, InputOf<typeof documentFoldersAnswer>>>();
  holds<Fits<AnswerOf<"createDocumentFolder">, InputOf<typeof documentFolderAnswer>>>();
  holds<Fits<AnswerOf<"readDocumentUpload">, InputOf<typeof uploadAnswer>>>();
  holds<Fits<AnswerOf<"readDocumentLimits">, InputOf<typeof documentLimitsAnswer>>>();
  holds<Fits<AnswerOf<"listIntegrations">, InputOf<typeof integrationsAnswer>>>();
  holds<Fits<AnswerOf<"checkSenderDomain">, InputOf<typeof domainAnswer>>>();
  holds<Fits<AnswerOf<"inviteUsers">, InputOf<typeof invitationAnswer>>>();
  holds<Fits<AnswerOf<"listEmailTemplates">, InputOf<ReturnType<ReturnType<typeof templatesAnswer>>>>>();
  holds<Fits<AnswerOf<"listDonors">, InputOf<ReturnType<typeof previewDonorsAnswer>>>>();
  holds<Fits<AnswerOf<"getEmailTemplate">, InputOf<typeof templateAnswer>>>();
  holds<Fits<AnswerOf<"listEmailTemplateVersions">, InputOf<typeof versionsAnswer>>>();
  holds<Fits<AnswerOf<"listEmailTemplates">, InputOf<typeof readyTemplatesAnswer>>>();
  holds<Fits<AnswerOf<"listSendings">, InputOf<typeof sendingsAnswer>>>();
  holds<Fits<AnswerOf<"getSending">, InputOf<typeof sendingAnswer>>>();
  holds<Fits<AnswerOf<"getImport">, InputOf<typeof importAnswer>>>();
  holds<Fits<AnswerOf<"listImportRows">, InputOf<typeof importRowsAnswer>>>();
  holds<Fits<AnswerOf<"listImports">, InputOf<ReturnType<typeof importsAnswer>>>>();
  holds<Fits<AnswerOf<"previewImportUndo">, InputOf<typeof undoAnswer>>>();
  holds<Fits<AnswerOf<"countRecipients">, InputOf<typeof recipientsAnswer>>>();
  holds<Fits<AnswerOf<"getEmailTemplatePerformance">, InputOf<typeof performanceAnswer>>>();
  holds<Fits<AnswerOf<"getUserActivity">, InputOf<ReturnType<typeof activitiesAnswer>>>>();
  holds<Fits<AnswerOf<"listNotifications">, InputOf<typeof notificationsAnswer>>>();
  holds<Fits<components["schemas"]["Notification"], InputOf<typeof notificationSchema>>>();
  holds<Recipients extends components["schemas"]["Recipients"] ? true : false>();
  holds<Purpose extends components["schemas"]["SendingPurpose"] ? true : false>();
  // @ts-expect-error the contract doesn't have the field
  holds<Fits<{ user: { name: string } }, { user: { nome: string } }>>();
  // @ts-expect-error the field has another type
  holds<Fits<{ user: { name: number } }, { user: { name: string } }>>();
}
