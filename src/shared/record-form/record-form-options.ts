import type { SyntheticEvent } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { GenericSchema } from "valibot";
import type { ApiError } from "../../api/errors";
import type { MutationOutcome } from "../../api/react/use-mutation";
import type { FieldCatalogue } from "../../domain/fields/field";
import type { FormValues, NameOf, ValuesOf } from "../../domain/fields/form-values";
import type { CheckContext } from "../../domain/validation/field-schema";
import type { FormWords, OwnWords } from "./form-words";
import type { FormAbility } from "./locked-fields";
import type { Finishers, Openers } from "./record-form-context";
import type { SaveFailure } from "./save-failure";
import type { Merged, Side } from "./use-conflict";
import type { DraftOptions } from "./use-draft";
import type { Leaving } from "./use-leave-guard";

/** What comes after a save: another page, the same form, an empty one, or the next record of a list. */
export type SaveWay = "leave" | "stay" | "another" | "next";

/** A save that came second: somebody else has changed the record since it was read. */
export interface SaveConflict {
  form: UseFormReturn<FormValues>;
  error: ApiError;
  /** What the form began with. */
  base: FormValues;
  /** As it would be saved. */
  mine: FormValues;
  /** Saves again, in the same way. */
  saveAgain: () => Promise<void>;
  /** Whether the form is gone by now: nobody sees what it asks. */
  left: () => boolean;
}

/** What a form of a record is made from. */
export interface RecordFormOptions<Fields extends FieldCatalogue, Answer> {
  /** The form's fields, in the order in which they stand. */
  fields: Fields;
  /** Of the whole entity, answering codes (`domain/validation`); the same function at each render. */
  schema: (context: CheckContext) => GenericSchema<unknown, object>;
  /** The same object at each render. */
  words: OwnWords<NameOf<Fields>>;
  /** Null for the own account, which everybody may change (specification §7). */
  ability: FormAbility | null;
  /** As it was when the form began; what changes meanwhile on the server doesn't touch what is typed. */
  record: Answer;
  valuesOf: (record: Answer) => ValuesOf<Fields>;
  /** What the draft is kept under, and where. */
  draft: DraftOptions;
  /**
   * @param body what may be changed, as the record has it, and the version that was read
   * @param before the same as it was when it was read
   */
  save: (
    body: Record<string, unknown>,
    values: ValuesOf<Fields>,
    before: Record<string, unknown>,
  ) => Promise<MutationOutcome<Answer>>;
  /** Reads the record as it is now; null where there is none before the save. */
  reread: (() => Promise<MutationOutcome<Answer>>) | null;
  /**
   * Who leaves the form by our own ways is asked: while something isn't saved, or only while a save is under way. Without it
   * nobody is, as in a page whose address is another's.
   */
  asks?: "unsaved" | "saving" | undefined;
  /** The form stays as it is until this is done. After "stay" it shows what was saved. Not called once the form is gone. */
  onSaved: (saved: Answer, way: SaveWay) => Promise<void> | void;
  /** Before a save that passed all checks. @returns whether it goes on */
  beforeSave?: (values: ValuesOf<Fields>) => Promise<boolean>;
  /** Takes over when somebody else saved first; without it the bar says so. @returns false for what it can't settle */
  settle?: (conflict: SaveConflict) => Promise<boolean>;
}

/** A form of a record, for {@link RecordForm}. */
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
  /** Why the last save failed, where no field says it. */
  failure: SaveFailure | null;
  /** Whether it shows what was typed before it was opened. */
  restored: boolean;
  /** What was typed before it was opened; null for nothing. The form shows it after its first rendering. */
  kept: FormValues | null;
  startOver: () => void;
  merged: Merged | null;
  choose: (name: string, side: Side) => void;
  /** Brings newer data into the form; what was typed stays. */
  bringIn: (theirs: FormValues) => void;
  /** Throws the draft away. */
  forget: () => void;
  loadNew: () => Promise<void>;
  loadingNew: boolean;
  /** Who wants to leave, and is asked. */
  leaving: Leaving | null;
}
