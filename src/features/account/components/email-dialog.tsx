import { useState } from "react";
import { useForm } from "react-hook-form";
import * as v from "valibot";
import { isEmail } from "../../../domain/contacts/email";
import { Field } from "../../../ui/field/field";
import { PasswordInput } from "../../../ui/field/password-input";
import { TextInput } from "../../../ui/field/text-input";
import type { DialogProps } from "../../../ui/overlay/use-opened";
import { useStillOpen } from "../../../ui/overlay/use-still-open";
import { FormDialog } from "../../../ui/overlay/action-dialogs";
import { schemaResolver, showFieldErrors } from "../../../shared/forms";
import { useRequestEmailChange } from "../requests/account-settings";
import { texts } from "../texts";

const { email: words } = texts;
const schema = v.object({
  email: v.pipe(v.string(), v.trim(), v.check(isEmail, words.wrong)),
  currentPassword: v.pipe(v.string(), v.nonEmpty(texts.password.currentMissing)),
});
type EmailForm = v.InferOutput<typeof schema>;

/** Asks for another address, with the present password: whoever finds the page open can't take the account along. */
export function EmailDialog({ open, onClose }: DialogProps) {
  const { write } = useRequestEmailChange();
  const stillOpen = useStillOpen(open);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<EmailForm>({
    ...{ mode: "all", resolver: schemaResolver(schema) },
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
      {...{ open, onClose }}
      title={words.change}
      description={words.lead}
      submit={words.submit}
      pendingLabel={words.submitting}
      onSubmit={() => submit().then(() => false)}
      error={failure}
    >
      <Field label={words.next} error={errors.email?.message}>
        <TextInput {...form.register("email")} type="email" autoComplete="email" required data-autofocus />
      </Field>
      <Field label={texts.password.current} error={errors.currentPassword?.message}>
        <PasswordInput {...form.register("currentPassword")} autoComplete="current-password" required />
      </Field>
    </FormDialog>
  );
}
