import type { SyntheticEvent } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { GenericSchema } from "valibot";
import type { FieldCatalogue } from "../../domain/fields/field";
import type { FormValues, NameOf, ValuesOf } from "../../domain/fields/form-values";
import type { CheckContext } from "../../domain/validation/field-schema";
import type { FormWords, OwnWords } from "./form-words";
import type { ConflictChoice, Merged, Side } from "./conflict/use-conflict";
import type { DraftOptions } from "./draft/use-draft";
import type { Leaving } from "./leave-guard";
import type { FormAbility } from "./locked-fields";
import type { Finishers, Openers } from "./record-form-context";
import type { SaveFailure, SaveOutcome } from "./save/save-outcome";

/** What comes after a save: another page, the same form, an empty one, or the next record of a list. */
export type SaveWay = "leave" | "stay" | "another" | "next";

/** What a form of a record is made from. */
export interface RecordFormOptions<Fields extends FieldCatalogue, Answer> {
  /** The form's fields, in the order in which they stand. */
  fields: Fields;
  /** The record when the form began. Later changes on the server don't touch the input. */
  record: Answer;
  /** The record as it is known now: an unchanged form follows it, another one shows a notice. */
  now?: Answer;
  /** By default the record has the names of the fields. */
  valuesOf?: (record: Answer) => ValuesOf<Fields>;
  /** Checks the whole entity, with codes as messages; stable between renderings. By default the checks of the fields. */
  schema?: (context: CheckContext) => GenericSchema<unknown, object>;
  /** Stable between renderings. */
  words?: OwnWords<NameOf<Fields>>;
  /** Null or undefined for the user's own account (specification §7). */
  ability?: FormAbility | null;
  draft: DraftOptions;
  /**
   * @param body what may be changed, as the record has it, and the version that was read
   * @param before the same as it was when it was read
   */
  save: (
    body: Record<string, unknown>,
    before: Record<string, unknown>,
    values: ValuesOf<Fields>,
  ) => Promise<SaveOutcome<Answer>>;
  /** Reads the current record; null if there is none before the first save. */
  reread: (() => Promise<SaveOutcome<Answer>>) | null;
  /**
   * Whether who leaves the form by our own ways is asked: while something isn't saved, only while a save is under way, or
   * never, as in a page whose address is another's.
   */
  asks?: "unsaved" | "saving" | "never";
  /** After a conflict, "window" shows both versions in a dialog; "bar" shows a message in the save bar. */
  conflicts?: "window" | "bar";
  /** Called after a save, and by "Annulla", which is hidden without it. */
  leave?: () => void;
  /**
   * After a save, in place of {@link leave}: the form stays as it is until this is done. After "stay" it shows what was saved.
   * Not called once the form is gone. `saved` is null if the server doesn't say what it saved.
   */
  onSaved?: (saved: Answer | null, way: SaveWay) => Promise<void> | void;
  /** Called before a save that passed all checks. @returns whether to save */
  beforeSave?: (values: ValuesOf<Fields>) => Promise<boolean>;
}

/** A form of a record, for `RecordFormFrame`. */
export interface RecordFormState {
  form: UseFormReturn<FormValues>;
  fields: FieldCatalogue;
  words: FormWords;
  locked: readonly string[];
  /** By field: opens its section. */
  openers: Openers;
  finishers: Finishers;
  setFocus: (name: string) => void;
  submit: (event?: SyntheticEvent, way?: SaveWay) => Promise<void>;
  leave: (() => void) | undefined;
  /** Why the last save failed, where no field says it. */
  failure: SaveFailure | null;
  restored: boolean;
  /** The draft; null without one. The form shows it after its first rendering. */
  kept: FormValues | null;
  startOver: () => void;
  merged: Merged | null;
  choose: (name: string, side: Side) => void;
  /** The versions to choose from after somebody else saved first. */
  choice: ConflictChoice | null;
  /** Loads a newer record into the form, and keeps the input; null if there is none. */
  bringInNewer: (() => void) | null;
  forget: () => void;
  loadNew: () => Promise<void>;
  loadingNew: boolean;
  leaving: Leaving | null;
}
