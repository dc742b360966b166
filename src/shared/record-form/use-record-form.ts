import { useMemo, useRef, useState, type SyntheticEvent } from "react";
import { useForm, type FieldErrors, type UseFormReturn } from "react-hook-form";
import * as v from "valibot";
import type { ApiError } from "../../api/errors";
import { useCan } from "../../api/react/ability";
import { useConnection } from "../../api/react/connection";
import { useToday } from "../../api/react/use-today";
import { currentUserId } from "../../api/session/state";
import { fieldNames, type FieldCatalogue } from "../../domain/fields/field";
import { toBody, toForm, type FormValues, type ValuesOf } from "../../domain/fields/form-values";
import { fieldSchemas } from "../../domain/validation/field-schema";
import { useToast } from "../../ui/toast/toast";
import { useUnmounted } from "../../ui/overlay/use-unmounted";
import { showFieldErrors } from "../forms";
import { useConflict, useNewer } from "./conflict/use-conflict";
import { useAskBeforeUnload, useDraft } from "./draft/use-draft";
import type { OwnWords } from "./form-words";
import { useLeaveGuard } from "./leave-guard";
import { lockedFields } from "./locked-fields";
import type { Finishers, Openers } from "./record-form-context";
import type { RecordFormOptions, RecordFormState, SaveWay } from "./record-form-options";
import { recordResolver } from "./record-resolver";
import { saveFailure, type SaveFailure } from "./save/save-outcome";
import { texts } from "./texts";

/** In place of a draft that the form doesn't have. */
const NONE = {};

/** Fills in, checks and saves a record, keeps a draft of it, and handles saves of other users. */
export function useRecordForm<Fields extends FieldCatalogue, Answer>(
  options: RecordFormOptions<Fields, Answer>,
): RecordFormState {
  const { fields, reread, leave, asks = "unsaved" } = options;
  const valuesOf = (answer: Answer): FormValues =>
    options.valuesOf ? options.valuesOf(answer) : toForm(fields, answer as Record<string, unknown>);
  const [began] = useState(() => valuesOf(options.record));
  const { form, locked, words } = useCheckedForm(options, began);
  const toast = useToast();
  const { session } = useConnection();
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const [loadingNew, setLoadingNew] = useState(false);
  const draft = useDraft(form, fields, options.draft);
  const isUnmounted = useUnmounted();
  const { isDirty, isSubmitting } = form.formState;
  const guard = useLeaveGuard((asks === "unsaved" && isDirty) || (asks !== "never" && isSubmitting));
  useAskBeforeUnload(isSubmitting);
  const finishers = useRef<Finishers>(new Map());
  const chosenWay = useRef<SaveWay>("leave");
  const conflict = useConflict(form, began, draft);
  // with "saving", each step of the form has its own address: the user may go there
  const focus = useFieldFocus(form, fieldNames(fields), () => asks === "saving" && guard.release());

  const { newer, tellSaved } = useNewer({
    now: options.now === undefined ? null : valuesOf(options.now),
    formState: form.formState,
    ...{ follow: conflict.follow, followed: words.followed },
  });

  /** @param confirmed the user confirmed the same save before a conflict */
  const save = async (typed: FormValues, confirmed = false): Promise<void> => {
    const way = chosenWay.current;
    const shown = { ...form.getValues() };
    setFailure(null);
    conflict.forget();
    const values = (await finish(finishers.current, typed, conflict.base())) as FormValues & ValuesOf<Fields>;
    if (!confirmed && options.beforeSave && !(await options.beforeSave(values))) return;
    const body = toBody(fields, values, locked);
    const before = toBody(fields, conflict.base(), locked);
    const userId = currentUserId(session.state());
    const sent = draft.present();
    const outcome = await options.save(body, before, values);
    if (outcome.status === "saved") {
      draft.forget(isUnmounted() ? (sent ?? NONE) : undefined);
      if (outcome.answer) tellSaved(valuesOf(outcome.answer));
    }
    // the session is over: the sign-in screen says so
    if (currentUserId(session.state()) !== userId) return;
    if (outcome.status === "saved") {
      if (words.saved !== null) toast.success(words.saved);
      return isUnmounted() ? undefined : goOn(outcome.answer, way, shown, values);
    }
    const failed = saveFailure(outcome);
    if (isUnmounted()) return tellLater(failed);
    guard.dismiss();
    if (outcome.status === "conflict" && options.conflicts !== "bar") {
      const again = outcome.conflict.theirs === null ? await reread?.() : null;
      const theirs = again?.status === "saved" ? again.answer : outcome.conflict.theirs;
      if (isUnmounted()) return tellLater(failed);
      const saveAgain = () => form.handleSubmit((merged) => save(merged, true))();
      const { author, date } = outcome.conflict;
      if (theirs && (await conflict.settle({ theirs: valuesOf(theirs), mine: values, saveAgain, author, date })))
        return;
    }
    const rest = outcome.status === "failed" ? focus.showError(outcome.error) : failed.message;
    // the next save carries the version that the server has by now
    if (failed.unclear) {
      const now = await reread?.();
      if (isUnmounted()) return tellLater(failed);
      if (now?.status === "saved" && now.answer) conflict.rebase(valuesOf(now.answer));
    }
    // what no field can show stands beside the save button
    if (rest !== null)
      setFailure(outcome.status === "failed" && rest !== outcome.error.message ? { ...failed, message: rest } : failed);
    if (failed.answered) toast.error(failed.message);
  };

  const tellLater = ({ message, unclear }: SaveFailure) =>
    toast.error(
      options.draft.storage === "none" ? message : (unclear ? texts.unclearLater : texts.notSavedLater)(message),
    );

  /** Goes on after a save: to where the user wanted to leave meanwhile. In a form that stays, later input stays. */
  const goOn = (saved: Answer | null, way: SaveWay, before: FormValues, sent: FormValues): Promise<void> | void => {
    const later = Object.entries(form.getValues()).filter(([name, value]) => way === "stay" && value !== before[name]);
    if (way === "stay") conflict.show(saved ? valuesOf(saved) : sent);
    for (const [name, value] of later) form.setValue(name, value, { shouldDirty: true });
    if (later.length === 0 && guard.release()) return;
    if (options.onSaved) return options.onSaved(saved, way);
    if (way === "leave") leave?.();
  };

  const submit = (event?: SyntheticEvent, way: SaveWay = "leave"): Promise<void> => {
    chosenWay.current = way;
    return form.handleSubmit((typed) => save(typed), focus.focusFirst)(event);
  };

  const startOver = () => {
    const [typed, base] = [{ ...form.getValues() }, conflict.base()];
    conflict.show(newer ?? base);
    conflict.forget();
    draft.forget();
    const undo = { label: texts.restoreTyped, onSelect: () => conflict.takeUp(typed, base) };
    toast.info(texts.startedOver, { undo });
  };

  const loadNew = async () => {
    if (!reread) return;
    setLoadingNew(true);
    const outcome = await reread();
    setLoadingNew(false);
    if (outcome.status !== "saved") return setFailure(saveFailure(outcome));
    setFailure(null);
    if (outcome.answer) conflict.bringIn(valuesOf(outcome.answer));
  };

  const { merged, choose, choice } = conflict;
  const { restored, kept, forget } = draft;
  return {
    ...{ form, fields, words, locked, submit, leave, failure, restored, kept, startOver },
    ...{ openers: focus.openers, setFocus: focus.setFocus, finishers: finishers.current, leaving: guard.leaving },
    ...{ merged, choose, choice, loadNew, loadingNew, forget: () => forget() },
    // a conflict has its own message
    bringInNewer: newer && isDirty && !failure?.conflict ? () => conflict.bringIn(newer) : null,
  };
}

/** The library's form with the checks of the record, the locked fields and the texts. */
function useCheckedForm<Fields extends FieldCatalogue, Answer>(
  { fields, schema, ability, words: own }: RecordFormOptions<Fields, Answer>,
  began: FormValues,
) {
  const { action, subject, thing, nameOf } = ability ?? {};
  const can = useCan();
  const today = useToday();
  const locked = useMemo(
    () => lockedFields(can, action && subject ? { action, subject, thing, nameOf } : null, fields),
    [can, action, subject, thing, nameOf, fields],
  );
  // inside, names are texts: the library's types of paths say nothing about fields that come as a parameter
  const ownWords = own as OwnWords<string> | undefined;
  const words = useMemo(() => ({ ...texts.words, ...ownWords }), [ownWords]);
  const form = useForm<FormValues>({
    mode: "all", // specification §5: validated on change, on blur and on submit
    shouldFocusError: false, // the library goes by the order of registration, not by the order on the page
    resolver: useMemo(() => {
      const checks = schema?.({ today }) ?? v.object(fieldSchemas<FieldCatalogue>(fields, { today }));
      return recordResolver({ fields, schema: checks, locked, words, began });
    }, [fields, schema, today, locked, words, began]),
    defaultValues: began,
  });
  return { form, locked, words };
}

/**
 * Moves the focus to fields.
 * @param names of the fields, in their order on the page
 * @param beforeFocus called before each move
 */
function useFieldFocus(form: UseFormReturn<FormValues>, names: readonly string[], beforeFocus: () => void) {
  const openers = useRef<Openers>(new Map());
  /** Opens the section or the step of the field before: a hidden field can't take the focus. */
  const setFocus = (name: string) => {
    beforeFocus();
    const opening = openers.current.get(name)?.();
    if (opening) void opening.then(() => form.setFocus(name));
    else form.setFocus(name);
  };
  return {
    openers: openers.current,
    setFocus,
    focusFirst(wrong: FieldErrors<FormValues>) {
      const first = names.find((name) => wrong[name]);
      if (first) setFocus(first);
    },
    /** Shows an error at its fields. @returns the message that no field can show, or null */
    showError(error: ApiError): string | null {
      // a code that another record has comes as a conflict with the field's name as its reason
      const taken = names.find((name) => error.status === 409 && error.code === name);
      if (!taken) return showFieldErrors({ setError: form.setError, setFocus }, error, names);
      form.setError(taken, { type: "server", message: error.message });
      setFocus(taken);
      return null;
    },
  };
}

/** Tidies changed texts before a save: a user who saves right after the last key hasn't left the field. */
async function finish(finishers: Finishers, typed: FormValues, base: FormValues): Promise<FormValues> {
  const values = { ...typed };
  for (const [name, finishes] of finishers) {
    const value = values[name];
    if (typeof value === "string" && value && value !== base[name]) values[name] = (await finishes(value)) ?? value;
  }
  return values;
}
