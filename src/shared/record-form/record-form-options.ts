import type { SyntheticEvent } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { GenericSchema } from "valibot";
import type { FieldCatalogue } from "../../domain/fields/field";
import type { FormValues, NameOf, ValuesOf } from "../../domain/fields/form-values";
import type { CheckContext } from "../../domain/validation/field-schema";
import type { FormWords, OwnWords } from "./form-words";
import type { ConflictChoice, Merged, Side } from "./conflict/use-conflict";
import type { DraftOptions } from "./draft/use-draft";
import type { Leaving } from "./leave/use-leave-guard";
import type { FormAbility } from "./locked-fields";
import type { Finishers, Openers } from "./record-form-context";
import type { SaveFailure, SaveOutcome } from "./save/save-outcome";

/** What comes after a save: another page, the same form, an empty one, or the next record of a list. */
export type SaveWay = "leave" | "stay" | "another" | "next";

/** What a form of a record is made from. */
export interface RecordFormOptions<Fields extends FieldCatalogue, Answer> {
  /** The form's fields, in the order in which they stand. */
  fields: Fields;
  /** As it was when the form began; what changes meanwhile on the server doesn't touch what is typed. */
  record: Answer;
  /** As it is now, as far as it is known: where it is newer the form follows it, or says so to whoever is typing. */
  now?: Answer;
  /** Without it the record has the fields' names. */
  valuesOf?: (record: Answer) => ValuesOf<Fields>;
  /** Of the whole entity, answering codes (`domain/validation`), the same function at each render; without it the fields' own. */
  schema?: (context: CheckContext) => GenericSchema<unknown, object>;
  /** The same object at each render. */
  words?: OwnWords<NameOf<Fields>>;
  /** Null, or missing, for the own account, which everybody may change (specification §7). */
  ability?: FormAbility | null;
  /** What the draft is kept under, and where. */
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
  /** Reads the record as it is now; null where there is none before the save. */
  reread: (() => Promise<SaveOutcome<Answer>>) | null;
  /**
   * Whether who leaves the form by our own ways is asked: while something isn't saved, only while a save is under way, or
   * never, as in a page whose address is another's.
   */
  asks?: "unsaved" | "saving" | "never";
  /** After a conflict both versions stand in a window; or the bar tells it, and brings the newer one in when asked. */
  conflicts?: "window" | "bar";
  /** Where the form is left for: after a save, and by "Annulla", which is missing without it. */
  leave?: () => void;
  /**
   * After a save, in place of {@link leave}: the form stays as it is until this is done. After "stay" it shows what was saved.
   * Not called once the form is gone. `saved` is null if the server doesn't say what it saved.
   */
  onSaved?: (saved: Answer | null, way: SaveWay) => Promise<void> | void;
  /** Before a save that passed all checks. @returns whether it goes on */
  beforeSave?: (values: ValuesOf<Fields>) => Promise<boolean>;
}

/** A form of a record, for `RecordFormFrame`. */
export interface RecordFormState {
  form: UseFormReturn<FormValues>;
  fields: FieldCatalogue;
  words: FormWords;
  locked: readonly string[];
  /** By a field's name: opens the section that it stands in. */
  openers: Openers;
  finishers: Finishers;
  /** Puts the focus into a field, wherever it stands. */
  setFocus: (name: string) => void;
  submit: (event?: SyntheticEvent, way?: SaveWay) => Promise<void>;
  leave: (() => void) | undefined;
  /** Why the last save failed, where no field says it. */
  failure: SaveFailure | null;
  /** Whether it shows what was typed before it was opened. */
  restored: boolean;
  /** What was typed before it was opened; null for nothing. The form shows it after its first rendering. */
  kept: FormValues | null;
  startOver: () => void;
  merged: Merged | null;
  choose: (name: string, side: Side) => void;
  /** What there is to choose from, after somebody else saved first. */
  choice: ConflictChoice | null;
  /** Brings a newer record into the form, while somebody types; what was typed stays. Null where there is none. */
  bringInNewer: (() => void) | null;
  /** Throws the draft away. */
  forget: () => void;
  loadNew: () => Promise<void>;
  loadingNew: boolean;
  /** Who wants to leave, and is asked. */
  leaving: Leaving | null;
}
