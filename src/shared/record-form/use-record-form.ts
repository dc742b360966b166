import { useMemo, useRef, useState, type SyntheticEvent } from "react";
import { useForm } from "react-hook-form";
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
import { undone } from "../../ui/toast/undoing";
import { useUnmounted } from "../../ui/overlay/use-unmounted";
import { useAskBeforeUnload, useDraft } from "./draft/use-draft";
import type { Side, Sides } from "./conflict/merge";
import { isBusy, type AfterSave } from "./form-machine";
import type { OwnFormTexts } from "./form-texts";
import { useLeaveGuard } from "./leave-guard";
import { lockedFields } from "./locked-fields";
import type { Normalisers } from "./record-form-context";
import type { RecordFormOptions, RecordFormState } from "./record-form-options";
import { recordResolver } from "./record-resolver";
import { saveFailure, stageAfter, type Conflict } from "./save/save-outcome";
import { texts } from "./texts";
import { useFormMachine, useLiveRecord } from "./use-form-machine";
import { useFieldFocus } from "./use-field-focus";

/** Passed to `discard` if there was no draft at the save: it matches no stored draft. */
const NO_DRAFT = {};

/** Validates and saves a record, keeps a draft, and handles saves of other users. */
export function useRecordForm<Fields extends FieldCatalogue, Answer>(
  options: RecordFormOptions<Fields, Answer>,
): RecordFormState {
  const { fields, reread, leave, confirmLeave = "unsaved" } = options;
  const valuesOf = (answer: Answer): FormValues =>
    options.valuesOf ? options.valuesOf(answer) : toForm(fields, answer as Record<string, unknown>);
  const [initialValues] = useState(() => valuesOf(options.record));
  const { form, locked, formTexts } = useCheckedForm(options, initialValues);
  const toast = useToast();
  const { session } = useConnection();
  const draft = useDraft(form, fields, options.draft);
  const machine = useFormMachine(form, initialValues, draft);
  const { stage, merged, newer } = machine.state;
  const { current, dispatch } = machine;
  const isUnmounted = useUnmounted();
  const { isDirty } = form.formState;
  const busy = isBusy(stage);
  const guard = useLeaveGuard((confirmLeave === "unsaved" && isDirty) || (confirmLeave !== "never" && busy));
  useAskBeforeUnload(busy);
  const normalisers = useRef<Normalisers>(new Map());
  // with "saving", each step of the form has its own URL: release the guard, so that the focus of a field may change it
  const focus = useFieldFocus(form, fieldNames(fields), () => confirmLeave === "saving" && guard.release());

  useLiveRecord(machine, options.now === undefined ? null : valuesOf(options.now), isDirty, formTexts.updated);

  const submit = async (event?: SyntheticEvent, afterSave: AfterSave = "leave"): Promise<void> => {
    event?.preventDefault();
    if (isBusy(current().stage)) return;
    return saveInput(afterSave);
  };

  /** Saves valid input, and again whenever newer data were merged into it. */
  const saveInput = async (afterSave: AfterSave): Promise<void> => {
    try {
      do
        await form.handleSubmit(
          (valid) => save(valid, afterSave),
          (errors) => {
            dispatch({ type: "stop" });
            focus.focusFirst(errors);
          },
        )();
      while (current().stage.name === "checking");
    } finally {
      dispatch({ type: "stop" });
    }
  };

  const save = async (valid: FormValues, afterSave: AfterSave): Promise<void> => {
    const { stage } = dispatch({ type: "submit", afterSave });
    if (stage.name !== "checking") return;
    await undone();
    const base = current().shown.record;
    const values = (await normaliseAll(normalisers.current, valid, base)) as FormValues & ValuesOf<Fields>;
    const isConfirmed = stage.attempt.isConfirmed || !options.beforeSave || (await options.beforeSave(values));
    if (!isConfirmed) return void dispatch({ type: "stop" });
    const userId = currentUserId(session.state());
    const sent = draft.currentDraft();
    dispatch({ type: "send" });
    const outcome = await options.save(toBody(fields, values, locked), toBody(fields, base, locked), values);
    if (outcome.status === "saved") draft.discard(isUnmounted() ? (sent ?? NO_DRAFT) : undefined);
    // the session has ended: the sign-in screen shows
    if (currentUserId(session.state()) !== userId) return;
    if (outcome.status === "saved") return finishSave(outcome.answer, stage.attempt.afterSave, values);
    guard.dismiss();
    return outcome.status === "conflict" ? resolveConflict(outcome.conflict, values) : showError(outcome.error);
  };

  /** If the user asked to leave during the save, leaves now. A form that stays open keeps what was typed during the save. */
  const finishSave = (answer: Answer | null, afterSave: AfterSave, sent: FormValues): void => {
    if (formTexts.saved !== null) toast.success(formTexts.saved);
    if (isUnmounted()) return;
    const { stage } = dispatch({ type: "saved", record: answer && valuesOf(answer), sent });
    if (stage.name === "saved" && guard.release()) return;
    if (options.onSaved) options.onSaved(answer, afterSave);
    else if (afterSave === "leave") leave?.();
  };

  const resolveConflict = async (conflict: Conflict<Answer>, mine: FormValues): Promise<void> => {
    const { message, author, date } = conflict;
    const theirs = options.conflicts === "bar" ? null : (conflict.theirs ?? (await readRecord()));
    if (isUnmounted()) return showLater(message);
    dispatch({ type: "conflict", failure: { message, answered: true }, lost: theirs && { mine, author, date } });
    if (theirs) dispatch({ type: "newer", record: valuesOf(theirs), by: "save" });
    const { stage } = current();
    if (stage.name === "conflict" && !stage.choice) toast.error(message);
  };

  const showError = async (error: ApiError): Promise<void> => {
    const failure = saveFailure(error);
    const stage = stageAfter(error);
    // the next save sends the server's current version
    const record = stage === "unclear" ? await readRecord() : null;
    if (isUnmounted()) return showLater(failure.message, stage === "unclear");
    // the save bar shows messages that belong to no field
    const rest = focus.showError(error);
    const ofForm = rest === error.message ? failure : rest === null ? null : { ...failure, message: rest };
    dispatch({ type: "failed", failure: ofForm, stage });
    if (record) dispatch({ type: "newer", record: valuesOf(record), by: "save" });
    if (failure.answered) toast.error(failure.message);
  };

  /** Shows a failure after the user has left the form. */
  const showLater = (message: string, isUnclear = false) => {
    const withDraft = isUnclear ? texts.unclearLater : texts.notSavedLater;
    toast.error(options.draft.storage === "none" ? message : withDraft(message));
  };

  const readRecord = async (): Promise<Answer | null> => {
    const read = isUnmounted() ? null : await reread?.();
    return read?.ok ? read.data : null;
  };

  const loadNewer = async (): Promise<void> => {
    const { stage, newer } = current();
    if (stage.name !== "conflict" && newer) return void dispatch({ type: "newer", record: newer, by: "user" });
    if (!reread) return;
    dispatch({ type: "load" });
    const read = await reread();
    const after = current().stage;
    if (after.name !== "conflict" || !after.loading) return; // the user has saved again
    if (!read.ok) dispatch({ type: "failed", failure: saveFailure(read.error), stage: "editing" });
    else dispatch(read.data ? { type: "newer", record: valuesOf(read.data), by: "user" } : { type: "back" });
  };

  const startOver = () => {
    const [input, { record }] = [{ ...form.getValues() }, current().shown];
    dispatch({ type: "startOver" });
    draft.discard();
    const onSelect = () => dispatch({ type: "restore", input, record });
    toast.info(texts.startedOver, { undo: { label: texts.restoreTyped, onSelect } });
  };

  const choose = (field: string, side: Side) => {
    const value = current().merged?.[side][field];
    if (value === undefined) return;
    form.setValue(field, value, { shouldDirty: true, shouldValidate: true });
    dispatch({ type: "choose", field, side });
  };

  const takeTheirs = () => {
    const { stage, shown } = current();
    if (stage.name !== "conflict" || !stage.choice) return;
    const { mine: input } = stage.choice;
    dispatch({ type: "takeTheirs" });
    const onSelect = () => dispatch({ type: "restore", input, record: shown.record });
    toast.info(texts.theirsTaken, { undo: { label: texts.restoreMine, onSelect } });
  };

  const saveChoices = (chosen: Sides) => {
    const { stage } = dispatch({ type: "saveChoices", chosen });
    if (stage.name === "checking") void saveInput(stage.attempt.afterSave);
  };

  return {
    form,
    fields,
    formTexts,
    locked,
    stage,
    merged,
    // a conflict has its own message
    offersNewer: newer !== null && isDirty && stage.name !== "conflict",
    submit,
    leave,
    restored: draft.restored,
    draftValues: draft.draftValues,
    startOver,
    openers: focus.openers,
    setFocus: focus.setFocus,
    normalisers: normalisers.current,
    leaving: guard.leaving,
    choose,
    saveChoices,
    takeTheirs,
    back: () => void dispatch({ type: "back" }),
    loadNewer,
    discardDraft: () => draft.discard(),
  };
}

function useCheckedForm<Fields extends FieldCatalogue, Answer>(
  { fields, schema, ability, formTexts: own }: RecordFormOptions<Fields, Answer>,
  initialValues: FormValues,
) {
  const { subject, record = null, nameOf } = ability ?? {};
  const can = useCan();
  const today = useToday();
  const locked = useMemo(
    () => lockedFields(can, subject ? { subject, record, nameOf } : null, fields),
    [can, subject, record, nameOf, fields],
  );
  // the library's path types don't support generic field names
  const ownTexts = own as OwnFormTexts<string> | undefined;
  const formTexts = useMemo(() => ({ ...texts.defaults, ...ownTexts }), [ownTexts]);
  const form = useForm<FormValues>({
    mode: "all", // specification §5: validated on change, on blur and on submit
    shouldFocusError: false, // the library uses the order of registration, not the order on the page
    resolver: useMemo(() => {
      const checks = schema?.({ today }) ?? v.object(fieldSchemas<FieldCatalogue>(fields, { today }));
      return recordResolver({ fields, schema: checks, locked, formTexts, initialValues });
    }, [fields, schema, today, locked, formTexts, initialValues]),
    defaultValues: initialValues,
  });
  return { form, locked, formTexts };
}

/** Normalises changed texts before a save, because a field that still has the focus had no blur. */
async function normaliseAll(normalisers: Normalisers, typed: FormValues, base: FormValues): Promise<FormValues> {
  const values = { ...typed };
  for (const [name, normalise] of normalisers) {
    const value = values[name];
    if (typeof value === "string" && value && value !== base[name]) values[name] = (await normalise(value)) ?? value;
  }
  return values;
}
