import { useMemo, useState } from "react";
import { FormProvider, useForm, type FieldErrors } from "react-hook-form";
import { useCan } from "../../../api/react/ability";
import { useConnection } from "../../../api/react/connection";
import type { ApiError } from "../../../api/errors";
import { isPending } from "../../../domain/status";
import { useToast } from "../../../ui/toast/toast";
import { PageHeader } from "../../../ui/page-header";
import { tw } from "../../../ui/tw";
import { schemaResolver, showFieldErrors, useDraft } from "../../forms";
import type { OwnRecord } from "../../own-record";
import { useRegistrationCalls } from "../requests/put-registration";
import { AddressFields } from "./address-fields";
import { MergedNotice } from "./merged-notice";
import { ContactFields } from "./contact-fields";
import { ErrorSummary } from "./error-summary";
import { merge, type RegistrationField } from "./merge";
import { LockedFields, lockedFields } from "./permitted-fields";
import { PersonFields } from "./person-fields";
import { RestoredNotice } from "./restored-notice";
import { registrationSchema, type RegistrationValues } from "./registration-schema";
import { bodyOf, holds, recordAfter, valuesOf } from "./registration-values";
import { SaveBar } from "./save-bar";
import { saveFailure, type SaveFailure } from "./save-failure";
import { texts } from "./texts";

const FIELDS = Object.keys(texts.labels) as RegistrationField[];

/** What a draft of this form is kept under. */
export const draftName = (userId: string): string => `registration ${userId}`;

interface RegistrationFormProps {
  /** Whose record it is, for the server. */
  userId: string;
  /** As it was when the form began; what changes meanwhile on the server doesn't touch what is typed. */
  donor: OwnRecord;
  email: string;
  /** ISO day in Italy. */
  today: string;
  /** The form stays as it is until this is done. */
  onSaved: () => Promise<void>;
}

/** Personal data, address and contacts of a donor, on one page. */
export function RegistrationForm({ userId, donor, email, today, onSaved }: RegistrationFormProps) {
  const toast = useToast();
  const { session } = useConnection();
  const { save, reread, rereading } = useRegistrationCalls(userId);
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const [merged, setMerged] = useState<{ theirs: RegistrationValues; both: RegistrationField[] } | null>(null);
  const can = useCan();
  const locked = useMemo(() => lockedFields(can, donor, FIELDS), [can, donor]);
  const schema = useMemo(() => registrationSchema(today, locked), [today, locked]);
  // specification §5: validated on change, on blur and on submit
  const form = useForm<RegistrationValues>({
    mode: "all",
    shouldFocusError: false, // the library goes by the order of registration, not by the order on the page
    resolver: schemaResolver(schema),
    defaultValues: valuesOf(donor),
  });
  const { errors, isDirty, isSubmitting, isSubmitted, submitCount, defaultValues } = form.formState;
  const draft = useDraft(form, draftName(userId));

  /** @returns what no field says of it, or null */
  const showAtFields = (error: ApiError): string | null => {
    // a code that somebody else has comes as a conflict, with the field's name for its reason
    const taken = FIELDS.find((name) => error.status === 409 && error.code === name);
    if (!taken) return showFieldErrors(form, error, FIELDS);
    form.setError(taken, { type: "server", message: error.message });
    form.setFocus(taken);
    return null;
  };

  const focusFirst = (wrongOnes: FieldErrors<RegistrationValues>) => {
    const first = FIELDS.find((name) => wrongOnes[name]);
    if (first) form.setFocus(first);
  };

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    setMerged(null);
    let outcome = await save(bodyOf(values, locked), recordAfter(donor, values));
    if (!outcome.ok && outcome.error.kind === "unclear") {
      const found = await reread();
      if (found.ok && holds(found.data.donor, values, locked)) outcome = found;
    }
    if (outcome.ok) {
      draft.forget();
      toast.success(texts.saved);
      return onSaved();
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
    form.reset(valuesOf(donor));
    draft.forget();
    toast.info(texts.startedOver, { onUndo: () => form.reset(typed, { keepDefaultValues: true }) });
  };

  const loadNew = async () => {
    const outcome = await reread();
    if (!outcome.ok) return setFailure(saveFailure(outcome.error));
    const theirs = valuesOf(outcome.data.donor);
    const { values, both } = merge(form.getValues(), { ...valuesOf(donor), ...defaultValues }, theirs);
    form.reset(theirs);
    form.reset(values, { keepDefaultValues: true });
    setFailure(null);
    setMerged({ theirs, both });
  };

  const take = (name: RegistrationField) => {
    if (!merged) return;
    form.setValue(name, merged.theirs[name], { shouldDirty: true, shouldValidate: true });
    setMerged({ ...merged, both: merged.both.filter((other) => other !== name) });
  };

  const wrong = isSubmitted ? FIELDS.filter((name) => errors[name]) : [];
  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void submit(event)} noValidate className={tw`flex flex-1 flex-col`}>
        <div
          className={tw`mx-auto grid w-full max-w-form flex-1 content-start gap-6 p-pad pb-end [&_input]:[scroll-margin-block:96px]`}
        >
          <PageHeader title={texts.title} lead={texts.lead} />
          {draft.restored && <RestoredNotice onStartOver={startOver} />}
          {merged && <MergedNotice {...merged} onTake={take} />}
          <ErrorSummary fields={wrong} attempt={submitCount} setFocus={form.setFocus} />
          <LockedFields value={locked}>
            <PersonFields today={today} applicant={isPending(donor.status) || donor.status === "verified"} />
            <div className={tw`border-t border-line`} />
            <AddressFields />
            <div className={tw`border-t border-line`} />
            <ContactFields email={email} />
          </LockedFields>
        </div>
        <SaveBar
          label={isPending(donor.status) ? texts.submit : texts.save}
          dirty={isDirty}
          saving={isSubmitting}
          failure={failure}
          onLoadNew={() => void loadNew()}
          loadingNew={rereading}
        />
      </form>
    </FormProvider>
  );
}
