import { useMemo, useRef, useState, type SyntheticEvent } from "react";
import { useForm } from "react-hook-form";
import * as v from "valibot";
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
import { useConflict, useNewerRecord } from "./conflict/use-conflict";
import { useAskBeforeUnload, useDraft } from "./draft/use-draft";
import type { OwnFormTexts } from "./form-texts";
import { useLeaveGuard } from "./leave-guard";
import { lockedFields } from "./locked-fields";
import type { Normalisers } from "./record-form-context";
import type { RecordFormOptions, RecordFormState, AfterSave } from "./record-form-options";
import { recordResolver } from "./record-resolver";
import { saveFailure, type SaveFailure } from "./save/save-outcome";
import { texts } from "./texts";
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
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const [loadingNew, setLoadingNew] = useState(false);
  const draft = useDraft(form, fields, options.draft);
  const isUnmounted = useUnmounted();
  const { isDirty, isSubmitting } = form.formState;
  const guard = useLeaveGuard((confirmLeave === "unsaved" && isDirty) || (confirmLeave !== "never" && isSubmitting));
  useAskBeforeUnload(isSubmitting);
  const normalisers = useRef<Normalisers>(new Map());
  const chosenAfterSave = useRef<AfterSave>("leave");
  const conflict = useConflict(form, initialValues, draft);
  // with "saving", each step of the form has its own URL: release the guard, so that the focus of a field may change it
  const focus = useFieldFocus(form, fieldNames(fields), () => confirmLeave === "saving" && guard.release());

  const { newer, markSaved } = useNewerRecord({
    now: options.now === undefined ? null : valuesOf(options.now),
    formState: form.formState,
    showUpdated: conflict.follow,
    updatedText: formTexts.updated,
  });

  /** @param confirmed `beforeSave` has already run for this save */
  const save = async (typed: FormValues, confirmed = false): Promise<void> => {
    const afterSave = chosenAfterSave.current;
    const valuesAtSubmit = { ...form.getValues() };
    setFailure(null);
    conflict.clearMerged();
    await undone();
    const values = (await normaliseAll(normalisers.current, typed, conflict.base())) as FormValues & ValuesOf<Fields>;
    if (!confirmed && options.beforeSave && !(await options.beforeSave(values))) return;
    const body = toBody(fields, values, locked);
    const before = toBody(fields, conflict.base(), locked);
    const userId = currentUserId(session.state());
    const sent = draft.currentDraft();
    const outcome = await options.save(body, before, values);
    if (outcome.status === "saved") {
      draft.discard(isUnmounted() ? (sent ?? NO_DRAFT) : undefined);
      if (outcome.answer) markSaved(valuesOf(outcome.answer));
    }
    // the session has ended: the sign-in screen shows
    if (currentUserId(session.state()) !== userId) return;
    if (outcome.status === "saved") {
      if (formTexts.saved !== null) toast.success(formTexts.saved);
      return isUnmounted() ? undefined : finishSave(outcome.answer, afterSave, valuesAtSubmit, values);
    }
    const failed = saveFailure(outcome);
    if (isUnmounted()) return showFailureAfterUnmount(failed);
    guard.dismiss();
    if (outcome.status === "conflict" && options.conflicts !== "bar") {
      const again = outcome.conflict.theirs === null ? await reread?.() : null;
      const theirs = again?.status === "saved" ? again.answer : outcome.conflict.theirs;
      if (isUnmounted()) return showFailureAfterUnmount(failed);
      const saveAgain = () => form.handleSubmit((merged) => save(merged, true))();
      const { author, date } = outcome.conflict;
      if (theirs && (await conflict.resolve({ theirs: valuesOf(theirs), mine: values, saveAgain, author, date })))
        return;
    }
    const rest = outcome.status === "failed" ? focus.showError(outcome.error) : failed.message;
    // the next save sends the server's current version
    if (failed.unclear) {
      const now = await reread?.();
      if (isUnmounted()) return showFailureAfterUnmount(failed);
      if (now?.status === "saved" && now.answer) conflict.rebase(valuesOf(now.answer));
    }
    // the save bar shows messages that belong to no field
    if (rest !== null)
      setFailure(outcome.status === "failed" && rest !== outcome.error.message ? { ...failed, message: rest } : failed);
    if (failed.answered) toast.error(failed.message);
  };

  const showFailureAfterUnmount = ({ message, unclear }: SaveFailure) =>
    toast.error(
      options.draft.storage === "none" ? message : (unclear ? texts.unclearLater : texts.notSavedLater)(message),
    );

  /** If the user asked to leave during the save, leaves now. A form that stays open keeps what was typed during the save. */
  const finishSave = (
    saved: Answer | null,
    afterSave: AfterSave,
    valuesAtSubmit: FormValues,
    sent: FormValues,
  ): Promise<void> | void => {
    const typedDuringSave = Object.entries(form.getValues()).filter(
      ([name, value]) => afterSave === "stay" && value !== valuesAtSubmit[name],
    );
    if (afterSave === "stay") conflict.show(saved ? valuesOf(saved) : sent);
    for (const [name, value] of typedDuringSave) form.setValue(name, value, { shouldDirty: true });
    if (typedDuringSave.length === 0 && guard.release()) return;
    if (options.onSaved) return options.onSaved(saved, afterSave);
    if (afterSave === "leave") leave?.();
  };

  const submit = (event?: SyntheticEvent, afterSave: AfterSave = "leave"): Promise<void> => {
    chosenAfterSave.current = afterSave;
    return form.handleSubmit((typed) => save(typed), focus.focusFirst)(event);
  };

  const startOver = () => {
    const [typed, base] = [{ ...form.getValues() }, conflict.base()];
    conflict.show(newer ?? base);
    conflict.clearMerged();
    draft.discard();
    const undo = { label: texts.restoreTyped, onSelect: () => conflict.restoreInput(typed, base) };
    toast.info(texts.startedOver, { undo });
  };

  const loadNew = async () => {
    if (!reread) return;
    setLoadingNew(true);
    const outcome = await reread();
    setLoadingNew(false);
    if (outcome.status !== "saved") return setFailure(saveFailure(outcome));
    setFailure(null);
    if (outcome.answer) conflict.mergeNewer(valuesOf(outcome.answer));
  };

  const { merged, choose, choice } = conflict;
  const { restored, draftValues, discard } = draft;
  return {
    form,
    fields,
    formTexts,
    locked,
    submit,
    leave,
    failure,
    restored,
    draftValues,
    startOver,
    openers: focus.openers,
    setFocus: focus.setFocus,
    normalisers: normalisers.current,
    leaving: guard.leaving,
    merged,
    choose,
    choice,
    loadNew,
    loadingNew,
    discardDraft: () => discard(),
    // a conflict has its own message
    mergeNewer: newer && isDirty && !failure?.conflict ? () => conflict.mergeNewer(newer) : null,
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
