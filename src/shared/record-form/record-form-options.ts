import type { SyntheticEvent } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { GenericSchema } from "valibot";
import type { FieldCatalogue } from "../../domain/fields/field";
import type { FormValues, NameOf, ValuesOf } from "../../domain/fields/form-values";
import type { CheckContext } from "../../domain/validation/field-schema";
import type { FormTexts, OwnFormTexts } from "./form-texts";
import type { MutationOutcome } from "../../api/react/use-mutation";
import type { DraftOptions } from "./draft/use-draft";
import type { Merged, Side, Sides } from "./conflict/merge";
import type { AfterSave, Stage } from "./form-machine";
import type { Leaving } from "./leave-guard";
import type { FormAbility } from "./locked-fields";
import type { Normalisers, Openers } from "./record-form-context";
import type { SaveOutcome } from "./save/save-outcome";

export interface RecordFormOptions<Fields extends FieldCatalogue, Answer> {
  /** In order. */
  fields: Fields;
  /** The record when the form opened. Later changes on the server don't touch the input. */
  record: Answer;
  /** The current record: an unchanged form shows it, a changed form shows a notice. */
  now?: Answer;
  /** Converts a record to form values. By default the names are the same. */
  valuesOf?: (record: Answer) => ValuesOf<Fields>;
  /** Validates the whole entity, with codes as messages; stable between renders. By default the schemas of the fields. */
  schema?: (context: CheckContext) => GenericSchema<unknown, object>;
  /** Stable between renders. */
  formTexts?: OwnFormTexts<NameOf<Fields>>;
  /** Null or undefined for the user's own account (specification §7). */
  ability?: FormAbility | null;
  draft: DraftOptions;
  /**
   * @param body the fields that may be changed, under the record's names, and the version
   * @param before the same fields before the changes
   */
  save: (
    body: Record<string, unknown>,
    before: Record<string, unknown>,
    values: ValuesOf<Fields>,
  ) => Promise<SaveOutcome<Answer>>;
  /** Reads the current record; null if there is none before the first save. */
  reread: (() => Promise<MutationOutcome<Answer>>) | null;
  /**
   * When the form asks before the user leaves: with unsaved changes (default), only during a save, or never.
   */
  confirmLeave?: "unsaved" | "saving" | "never";
  /** After a conflict, "window" shows both versions in a dialog; "bar" shows a message in the save bar. */
  conflicts?: "window" | "bar";
  /** Called after a save and by "Annulla", which is hidden without it. */
  leave?: () => void;
  /**
   * Called after a save instead of {@link leave}, unless the form has unmounted. After "stay" the form already shows the saved
   * record. `saved` is null if the response doesn't contain it.
   */
  onSaved?: (saved: Answer | null, afterSave: AfterSave) => void;
  /** Called before a save, after validation. @returns whether to save */
  beforeSave?: (values: ValuesOf<Fields>) => Promise<boolean>;
}

/** The state of a form, for `RecordFormFrame`. */
export interface RecordFormState {
  stage: Stage;
  merged: Merged | null;
  /** Whether a notice offers a newer record. */
  offersNewer: boolean;
  form: UseFormReturn<FormValues>;
  fields: FieldCatalogue;
  formTexts: FormTexts;
  locked: readonly string[];
  openers: Openers;
  normalisers: Normalisers;
  setFocus: (name: string) => void;
  submit: (event?: SyntheticEvent, afterSave?: AfterSave) => Promise<void>;
  leave: (() => void) | undefined;
  restored: boolean;
  /** The draft; null without one. The form shows it after its first render. */
  draftValues: FormValues | null;
  startOver: () => void;
  /** Chooses a version of a field after a merge. */
  choose: (name: string, side: Side) => void;
  /** Merges the newer record into the form. */
  loadNewer: () => Promise<void>;
  /** Closes the dialog about a conflict: saves the chosen versions, discards the input, or leaves the form as it is. */
  saveChoices: (chosen: Sides) => void;
  takeTheirs: () => void;
  back: () => void;
  discardDraft: () => void;
  leaving: Leaving | null;
}
