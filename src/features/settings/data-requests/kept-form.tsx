import { endpoints } from "../../../api/endpoints";
import { useReread } from "../../../api/react/use-reread";
import type { Section } from "../../../api/readers/settings";
import type { FieldCatalogue } from "../../../domain/fields/field";
import { toForm, toRecord, type FormValues } from "../../../domain/fields/form-values";
import {
  checkDataRequests,
  DATA_REQUEST_RANGES,
  type DataRequestNumber,
  type DataRequestSettings,
} from "../../../domain/settings/data-request-settings";
import { schemaOfCheck } from "../../../domain/validation/problem";
import { dataRequestSettingsAnswer } from "../../../shared/data-requests/requests";
import {
  FieldsSection,
  RecordField,
  RecordFormFrame,
  useRecordForm,
  type OwnFormTexts,
} from "../../../shared/record-form";
import { VanishingButton } from "../../../ui/buttons/vanishing-button";
import { Card } from "../../../ui/display/card";
import { uiTexts } from "../../../ui/texts";
import { tw } from "../../../ui/tw";
import { useSectionWriter } from "../save-section";
import { texts } from "./texts";

const field = { section: texts.kept, editedBy: "staff", required: true } as const;
const FIELDS = {
  donationYears: { ...field, kind: "number", label: texts.donationYears },
  requestYears: { ...field, kind: "number", label: texts.requestYears },
  backupDays: { ...field, kind: "number", label: texts.backupDays },
  reason: { ...field, kind: "text", label: texts.keptReason },
} as const satisfies FieldCatalogue;
const NUMBERS = Object.keys(DATA_REQUEST_RANGES) as DataRequestNumber[];
const FORM_TEXTS: OwnFormTexts<keyof typeof FIELDS> = {
  problem: (name) => (name === "reason" ? undefined : texts.number(DATA_REQUEST_RANGES[name])),
};

const schema = schemaOfCheck(checkDataRequests);
const checkedSchema = () => schema;
const valuesOf = ({ version, values }: Section<DataRequestSettings>) => toForm(FIELDS, { ...values, version });
const settingsOf = (values: FormValues) => toRecord(FIELDS, values) as unknown as DataRequestSettings;

/** What stays after an erasure, for how long and why: the association's settings. */
export function KeptForm({ section }: { section: Section<DataRequestSettings> & { version: number } }) {
  const writer = useSectionWriter("dataRequests", dataRequestSettingsAnswer, texts.saved);
  const state = useRecordForm<typeof FIELDS, Section<DataRequestSettings>>({
    fields: FIELDS,
    record: section,
    now: section,
    valuesOf,
    schema: checkedSchema,
    formTexts: FORM_TEXTS,
    draft: { name: "settings dataRequests" },
    // the register above changes the address of the same page
    confirmLeave: "never",
    save: (_body, before, values) =>
      writer.saveForm({
        version: values.version ?? section.version,
        values: settingsOf(values),
        before: settingsOf(before as FormValues),
      }),
    reread: useReread({ path: endpoints.settings(), schema: dataRequestSettingsAnswer, part: "dataRequests" }),
  });
  const { isDirty, isSubmitting } = state.form.formState;
  return (
    <Card title={texts.kept} className={tw`max-w-form`}>
      <RecordFormFrame
        inset
        state={{ ...state, submit: (event) => state.submit(event, "stay") }}
        saveLabel={texts.saveKept}
        unchanged={!isDirty}
        otherActions={
          isDirty && (
            <VanishingButton onClick={state.startOver} disabled={isSubmitting}>
              {uiTexts.cancel}
            </VanishingButton>
          )
        }
      >
        <FieldsSection>
          {NUMBERS.map((name) => (
            <RecordField key={name} name={name} span="third" inputMode="numeric" maxLength={4} />
          ))}
          <RecordField name="reason" span="whole" help={texts.keptReasonHelp} />
        </FieldsSection>
      </RecordFormFrame>
    </Card>
  );
}
