import type { FieldCatalogue } from "../../domain/fields/field";
import { RecordFormFrame, type RecordFormLook } from "./record-form-frame";
import type { RecordFormOptions } from "./record-form-options";
import { useRecordForm } from "./use-record-form";

export type RecordFormProps<Fields extends FieldCatalogue, Answer> = RecordFormOptions<Fields, Answer> & RecordFormLook;

/**
 * A form of a record, whole: it fills in, checks and saves its fields by button or Ctrl+S, keeps a draft, asks who leaves it, and
 * settles what somebody else saved first. What has to know its state before it is drawn uses `useRecordForm` and the frame.
 */
export const RecordForm = <Fields extends FieldCatalogue, Answer>(props: RecordFormProps<Fields, Answer>) => (
  <RecordFormFrame {...props} state={useRecordForm(props)} />
);
