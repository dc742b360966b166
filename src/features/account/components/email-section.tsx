import { useState } from "react";
import { formatFullMinute } from "../../../domain/format";
import { AlertRegion } from "../../../ui/messages/alert-region";
import { Banner } from "../../../ui/messages/banner";
import { Button } from "../../../ui/buttons/button";
import { ErrorState } from "../../../ui/messages/error-state";
import { FocusFallback } from "../../../ui/focus/focus-fallback";
import { useToast } from "../../../ui/toast/toast";
import { tw } from "../../../ui/tw";
import { useOpened, type DialogProps } from "../../../ui/overlay/use-opened";
import { useStillOpen } from "../../../ui/overlay/use-still-open";
import { useEmailChangeStep, type useAccountSettings, useRequestEmailChange } from "../requests/account-settings";
import { texts } from "../texts";
import { Section } from "./section";
import { useForm } from "react-hook-form";
import * as v from "valibot";
import { isEmail } from "../../../domain/contacts/email";
import { trimText } from "../../../domain/text";
import { Field } from "../../../ui/field/field";
import { PasswordInput } from "../../../ui/field/password-input";
import { TextInput } from "../../../ui/field/text-input";
import { FormDialog } from "../../../ui/overlay/action-dialogs";
import { schemaResolver, showFieldErrors } from "../../../shared/forms";

const { email: emailTexts } = texts;

interface EmailSectionProps {
  email: string;
  /** `absent` if the server can't change addresses: then the hint says to ask the association. */
  state: ReturnType<typeof useAccountSettings>;
}

/** The user's e-mail address, and a new address that isn't confirmed yet. */
export function EmailSection({ email, state }: EmailSectionProps) {
  const { times, shown, show } = useOpened();
  const settings = state.status === "ready" ? state.data.account : null;
  const pending = settings?.emailChange ?? null;
  return (
    <Section title={emailTexts.title} hint={state.status === "absent" ? emailTexts.hintAsk : emailTexts.hint}>
      <div className={tw`grid justify-items-start gap-3`}>
        <p className={tw`break-anywhere text-lead font-medium`}>{email}</p>
        {pending?.email && <PendingChange email={pending.email} date={pending.date} />}
        {settings && !pending?.email && (
          <FocusFallback>
            <Button onClick={show}>{emailTexts.change}</Button>
          </FocusFallback>
        )}
        {state.status === "error" && (
          <ErrorState title={texts.unread} onRetry={state.retry} retrying={state.retrying}>
            {state.error.message}
          </ErrorState>
        )}
      </div>
      <EmailDialog key={times} {...shown} />
    </Section>
  );
}

/** A new address that isn't confirmed yet. The mail can be sent again, and the change cancelled. */
function PendingChange({ email, date }: { email: string; date: string }) {
  const toast = useToast();
  const resend = useEmailChangeStep("PUT");
  const cancel = useEmailChangeStep("DELETE");
  const stillOpen = useStillOpen();
  const [failure, setFailure] = useState<string | null>(null);
  const moment = new Date(date);
  const step = async ({ write }: typeof resend, done: string) => {
    setFailure(null);
    const outcome = await write();
    if (outcome.ok) toast.success(done);
    else if (stillOpen(outcome.error.message)) setFailure(outcome.error.message);
  };
  return (
    <FocusFallback className={tw`grid w-full gap-3`}>
      <AlertRegion title={failure} />
      <Banner
        title={emailTexts.waiting(email)}
        actions={
          <>
            <Button small loading={resend.writing} onClick={() => void step(resend, emailTexts.resent(email))}>
              {emailTexts.resend}
            </Button>
            <Button small kind="quiet" loading={cancel.writing} onClick={() => void step(cancel, emailTexts.cancelled)}>
              {emailTexts.cancel}
            </Button>
          </>
        }
      >
        {emailTexts.mailed(Number.isNaN(moment.getTime()) ? null : formatFullMinute(moment))}
      </Banner>
    </FocusFallback>
  );
}

const schema = v.object({
  email: v.pipe(v.string(), v.transform(trimText), v.check(isEmail, emailTexts.invalid)),
  currentPassword: v.pipe(v.string(), v.nonEmpty(texts.password.currentMissing)),
});
type EmailForm = v.InferOutput<typeof schema>;

/** Changes the address. Requires the password, so that nobody can take over the account on an unattended screen. */
function EmailDialog({ open, onClose }: DialogProps) {
  const { write } = useRequestEmailChange();
  const stillOpen = useStillOpen(open);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<EmailForm>({
    mode: "all",
    resolver: schemaResolver(schema),
    defaultValues: { email: "", currentPassword: "" },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    const outcome = await write(values);
    if (!stillOpen(outcome.ok ? null : outcome.error.message)) return;
    if (outcome.ok) return onClose();
    setFailure(showFieldErrors(form, outcome.error, ["email", "currentPassword"]));
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={emailTexts.change}
      description={emailTexts.lead}
      submit={emailTexts.submit}
      pendingLabel={emailTexts.submitting}
      onSubmit={() => submit().then(() => false)}
      error={failure}
    >
      <Field label={emailTexts.newAddress} error={errors.email?.message}>
        <TextInput {...form.register("email")} type="email" autoComplete="email" required data-autofocus />
      </Field>
      <Field label={texts.password.current} error={errors.currentPassword?.message}>
        <PasswordInput {...form.register("currentPassword")} autoComplete="current-password" required />
      </Field>
    </FormDialog>
  );
}
