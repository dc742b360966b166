import { useMemo, useState, type SyntheticEvent } from "react";
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
import { useConflict, type Merged, type Side } from "./use-conflict";
import { useDraft, type DraftPlace } from "./use-draft";

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
  /** What the draft is kept under, one for each form and record, and where. */
  draft: { name: string; place: DraftPlace };
  /** @param body what may be changed, as the record has it, and the version that was read */
  save: (body: Record<string, unknown>, values: ValuesOf<Fields>) => Promise<MutationOutcome<Answer>>;
  /** Reads the record as it is now; null where there is none before the save. */
  reread: (() => Promise<MutationOutcome<Answer>>) | null;
  /** The form stays as it is until this is done. */
  onSaved: (saved: Answer) => Promise<void> | void;
}

/** A form of a record, for {@link RecordForm}. */
export interface RecordFormState {
  form: UseFormReturn<FormValues>;
  fields: FieldCatalogue;
  words: FormWords;
  locked: readonly string[];
  submit: (event: SyntheticEvent) => Promise<void>;
  /** Why the last save failed, where no field says it. */
  failure: SaveFailure | null;
  /** Whether it shows what was typed before it was opened. */
  restored: boolean;
  startOver: () => void;
  merged: Merged | null;
  choose: (name: string, side: Side) => void;
  loadNew: () => Promise<void>;
  loadingNew: boolean;
}

/** Fills in, checks and saves a record; keeps what is typed, and tells who saved first. */
export function useRecordForm<Fields extends FieldCatalogue, Answer>(
  options: RecordFormOptions<Fields, Answer>,
): RecordFormState {
  const { fields, schema, record, draft: keep, save, reread, onSaved } = options;
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
  const form = useForm<FormValues>({
    mode: "all",
    shouldFocusError: false, // the library goes by the order of registration, not by the order on the page
    resolver: useMemo(
      () => recordResolver({ fields, schema: schema({ today }), locked, words }),
      [fields, schema, today, locked, words],
    ),
    defaultValues: valuesOf(record),
  });
  const draft = useDraft(form, keep.name, keep.place);
  const conflict = useConflict(form, valuesOf(record));

  /** @returns what no field says of it, or null */
  const showAtFields = (error: ApiError): string | null => {
    // a code that somebody else has comes as a conflict, with the field's name for its reason
    const taken = names.find((name) => error.status === 409 && error.code === name);
    if (!taken) return showFieldErrors(form, error, names);
    form.setError(taken, { type: "server", message: error.message });
    form.setFocus(taken);
    return null;
  };

  const focusFirst = (wrong: FieldErrors<FormValues>) => {
    const first = names.find((name) => wrong[name]);
    if (first) form.setFocus(first);
  };

  /** Whether a record holds what was sent. */
  const holds = (found: FormValues, sent: FormValues) =>
    names.every((name) => locked.includes(name) || found[name] === sent[name]);

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    conflict.forget();
    let outcome = await save(toBody(fields, values, locked), values as ValuesOf<Fields>);
    if (!outcome.ok && outcome.error.kind === "unclear" && reread) {
      const found = await reread();
      if (found.ok && holds(valuesOf(found.data), values)) outcome = found;
    }
    if (outcome.ok) {
      draft.forget();
      toast.success(words.saved);
      return onSaved(outcome.data);
    }
    // the sign-in that comes instead says that the session is over
    if (session.state().status !== "signed-in") return;
    const failed = saveFailure(outcome.error);
    const rest = showAtFields(outcome.error);
    // what no field can show stands beside the save button
    if (rest !== null) setFailure(rest === outcome.error.message ? failed : { ...failed, message: rest });
    if (failed.answered) toast.error(failed.message);
  }, focusFirst);

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

  const { merged, choose } = conflict;
  const { restored } = draft;
  return { form, fields, words, locked, submit, failure, restored, startOver, merged, choose, loadNew, loadingNew };
}
