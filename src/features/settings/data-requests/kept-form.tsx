import { endpoints } from "../../../api/endpoints";
import { useCan } from "../../../api/react/ability";
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
import { FieldsSection, RecordField, useRecordForm, type OwnFormTexts } from "../../../shared/record-form";
import { useInitialValue } from "../../../shared/record-form/edit-page";
import { Card } from "../../../ui/display/card";
import { Fact, Facts } from "../../../ui/display/facts";
import { Banner } from "../../../ui/messages/banner";
import { tw } from "../../../ui/tw";
import { useSectionWriter } from "../save-section";
import { SettingsFormFrame } from "../settings-form-frame";
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

/** What stays after an erasure, for how long and why: the association's settings. Read-only if they can't be changed. */
export function KeptSettings({ section }: { section: Section<DataRequestSettings> }) {
  const can = useCan();
  const began = useInitialValue(section) ?? section;
  const allowed = can("update", "Settings");
  if (allowed && began.version !== null) return <KeptForm began={began} now={section} />;
  return (
    <Card title={texts.kept} className={tw`max-w-form`}>
      <div className={tw`grid gap-4`}>
        {allowed && <Banner title={texts.readOnly} />}
        <Facts>
          {NUMBERS.map((name) => (
            <Fact key={name} label={texts[name]}>
              {section.values[name]}
            </Fact>
          ))}
          <Fact label={texts.keptReason}>{section.values.reason}</Fact>
        </Facts>
      </div>
    </Card>
  );
}

interface KeptFormProps {
  /** The settings when the form opened. */
  began: Section<DataRequestSettings>;
  now: Section<DataRequestSettings>;
}

function KeptForm({ began, now }: KeptFormProps) {
  const writer = useSectionWriter("dataRequests", dataRequestSettingsAnswer, texts.saved);
  const state = useRecordForm<typeof FIELDS, Section<DataRequestSettings>>({
    fields: FIELDS,
    record: began,
    now,
    valuesOf,
    schema: checkedSchema,
    formTexts: FORM_TEXTS,
    draft: { name: "settings dataRequests" },
    // the register above changes the address of the same page
    confirmLeave: "never",
    save: (_body, before, values) =>
      writer.saveForm({
        version: values.version ?? 0,
        values: settingsOf(values),
        before: settingsOf(before as FormValues),
      }),
    reread: useReread({ path: endpoints.settings(), schema: dataRequestSettingsAnswer, part: "dataRequests" }),
  });
  const { isDirty } = state.form.formState;
  return (
    <Card title={texts.kept} className={tw`max-w-form`}>
      <SettingsFormFrame inset state={state} changed={isDirty} saveLabel={texts.saveKept}>
        <FieldsSection>
          {NUMBERS.map((name) => (
            <RecordField key={name} name={name} span="third" inputMode="numeric" maxLength={4} />
          ))}
          <RecordField name="reason" span="whole" help={texts.keptReasonHelp} />
        </FieldsSection>
      </SettingsFormFrame>
    </Card>
  );
}
