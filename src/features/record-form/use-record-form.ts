import { useMemo, useRef, useState, type SyntheticEvent } from "react";
import { useForm, type FieldErrors, type UseFormReturn } from "react-hook-form";
import type { GenericSchema } from "valibot";
import { useCan } from "../../api/react/ability";
import { useConnection } from "../../api/react/connection";
import type { MutationOutcome } from "../../api/react/use-mutation";
import { useToday } from "../../api/react/use-today";
import type { ApiError } from "../../api/errors";
import { fieldNames, type FieldCatalogue } from "../../domain/fields/field";
import type { CheckContext } from "../../domain/validation/field-schema";
import { useToast } from "../../ui/toast/toast";
import { showFieldErrors } from "../forms";
import { toBody, type FormValues, type NameOf, type ValuesOf } from "../../domain/fields/form-values";
import type { FormWords, OwnWords } from "./form-words";
import { lockedFields, type FormAbility } from "./locked-fields";
import { recordResolver } from "./record-resolver";
import { saveFailure, type SaveFailure } from "./save-failure";
import { texts } from "./texts";
import type { Openers } from "./record-form-context";
import { useConflict, type Merged, type Side } from "./use-conflict";
import { useDraft, type DraftOptions } from "./use-draft";

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
}

interface RecordFormOptions<Fields extends FieldCatalogue, Answer> {
  /** The form's fields, in the order in which they stand. */
  fields: Fields;
  /** Of the whole entity, answering codes (`domain/validation`); the same function at each render. */
  schema: (context: CheckContext) => GenericSchema<unknown, object>;
  /** The same object at each render. */
  words: OwnWords<NameOf<Fields>>;
  ability: FormAbility;
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
  /** The form stays as it is until this is done. After "stay" it shows what was saved. */
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
  /** Puts the focus into a field, wherever it stands. */
  setFocus: (name: string) => void;
  submit: (event?: SyntheticEvent, way?: SaveWay) => Promise<void>;
  /** Why the last save failed, where no field says it. */
  failure: SaveFailure | null;
  /** Whether it shows what was typed before it was opened. */
  restored: boolean;
  startOver: () => void;
  merged: Merged | null;
  choose: (name: string, side: Side) => void;
  /** Brings newer data into the form; what was typed stays. */
  bringIn: (theirs: FormValues) => void;
  /** Throws the draft away. */
  forget: () => void;
  loadNew: () => Promise<void>;
  loadingNew: boolean;
}

/** Fills in, checks and saves a record; keeps what is typed, and tells who saved first. */
export function useRecordForm<Fields extends FieldCatalogue, Answer>(
  options: RecordFormOptions<Fields, Answer>,
): RecordFormState {
  const { fields, schema, record, draft: keep, reread, onSaved } = options;
  const { action, subject, thing, nameOf } = options.ability;
  const can = useCan();
  const today = useToday();
  const locked = useMemo(
    () => lockedFields(can, { action, subject, thing, nameOf }, fields),
    [can, action, subject, thing, nameOf, fields],
  );
  // inside, names are texts: the library's types of paths say nothing about fields that come as a parameter
  const ownWords: OwnWords<string> = options.words;
  const words = useMemo(() => ({ ...texts.words, ...ownWords }), [ownWords]);
  const valuesOf: (answer: Answer) => FormValues = options.valuesOf;
  const names = fieldNames(fields);
  const toast = useToast();
  const { session } = useConnection();
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const [loadingNew, setLoadingNew] = useState(false);
  // specification §5: validated on change, on blur and on submit
  const [began] = useState(() => valuesOf(record));
  const form = useForm<FormValues>({
    mode: "all",
    shouldFocusError: false, // the library goes by the order of registration, not by the order on the page
    resolver: useMemo(
      () => recordResolver({ fields, schema: schema({ today }), locked, words, began }),
      [fields, schema, today, locked, words, began],
    ),
    defaultValues: valuesOf(record),
  });
  const draft = useDraft(form, keep);
  const opened = useRef<Openers>(new Map());
  const chosenWay = useRef<SaveWay>("leave");
  const conflict = useConflict(form, valuesOf(record));

  /** @returns what no field says of it, or null */
  const showAtFields = (error: ApiError): string | null => {
    // a code that somebody else has comes as a conflict, with the field's name for its reason
    const taken = names.find((name) => error.status === 409 && error.code === name);
    if (!taken) return showFieldErrors({ setError: form.setError, setFocus }, error, names);
    form.setError(taken, { type: "server", message: error.message });
    setFocus(taken);
    return null;
  };

  /** A field in a folded section can't take the focus. */
  const setFocus = (name: string) => {
    opened.current.get(name)?.();
    form.setFocus(name);
  };

  const focusFirst = (wrong: FieldErrors<FormValues>) => {
    const first = names.find((name) => wrong[name]);
    if (first) setFocus(first);
  };

  /** Whether a record holds what was sent. */
  const holds = (found: FormValues, sent: FormValues) =>
    names.every((name) => locked.includes(name) || found[name] === sent[name]);

  const save = async (values: FormValues): Promise<void> => {
    const way = chosenWay.current;
    setFailure(null);
    conflict.forget();
    if (options.beforeSave && !(await options.beforeSave(values as ValuesOf<Fields>))) return;
    const body = toBody(fields, values, locked);
    const before = toBody(fields, conflict.base(), locked);
    let outcome = await options.save(body, values as ValuesOf<Fields>, before);
    if (!outcome.ok && outcome.error.kind === "unclear" && reread) {
      const found = await reread();
      if (found.ok && holds(valuesOf(found.data), values)) outcome = found;
    }
    if (outcome.ok) {
      draft.forget();
      if (words.saved !== null) toast.success(words.saved);
      if (way === "stay") form.reset(valuesOf(outcome.data));
      return onSaved(outcome.data, way);
    }
    // the sign-in that comes instead says that the session is over
    if (session.state().status !== "signed-in") return;
    const failed = saveFailure(outcome.error);
    if (failed.conflict && options.settle) {
      const base = conflict.base();
      const saveAgain = () => form.handleSubmit(save)();
      if (await options.settle({ form, error: outcome.error, base, mine: values, saveAgain })) return;
    }
    const rest = showAtFields(outcome.error);
    // what no field can show stands beside the save button
    if (rest !== null) setFailure(rest === outcome.error.message ? failed : { ...failed, message: rest });
    if (failed.answered) toast.error(failed.message);
  };

  const submit = (event?: SyntheticEvent, way: SaveWay = "leave"): Promise<void> => {
    chosenWay.current = way;
    return form.handleSubmit(save, focusFirst)(event);
  };

  const startOver = () => {
    const typed = { ...form.getValues() };
    form.reset(valuesOf(record));
    draft.forget();
    toast.info(texts.startedOver, { onUndo: () => form.reset(typed, { keepDefaultValues: true }) });
  };

  const loadNew = async () => {
    if (!reread) return;
    setLoadingNew(true);
    const outcome = await reread();
    setLoadingNew(false);
    if (!outcome.ok) return setFailure(saveFailure(outcome.error));
    setFailure(null);
    conflict.bringIn(valuesOf(outcome.data));
  };

  const { merged, choose, bringIn } = conflict;
  const { restored, forget } = draft;
  return {
    ...{ form, fields, words, locked, submit, failure, openers: opened.current, setFocus },
    ...{ restored, startOver, forget, merged, choose, bringIn, loadNew, loadingNew },
  };
}
