import { use } from "react";
import { tw } from "../../../ui/tw";
import { RecordFormContext } from "../record-form-context";
import { FieldsSection } from "./fields-section";
import { RecordField } from "./record-field";

/** The fields of a form that has no sections, in their order. */
export const AllFields = () => (
  <div className={tw`p-6 narrow:p-4`}>
    <FieldsSection>
      {Object.keys(use(RecordFormContext)?.fields ?? {}).map((name) => (
        <RecordField key={name} name={name} />
      ))}
    </FieldsSection>
  </div>
);
