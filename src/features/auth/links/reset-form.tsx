import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { Button } from "../../../ui/button";
import { tw } from "../../../ui/tw";
import { schemaResolver, showFieldErrors } from "../../../shared/forms";
import { NewPasswordField } from "../../../shared/passwords";
import { texts } from "./texts";
import { failureOf, type FormFailure } from "../form-failure";
import { useResetPassword } from "./post-reset-password";
import { LEAST_PASSWORD_LENGTH, resetSchema, type ResetForm as Form } from "./password-schemas";
import { FormFailureBanner } from "../form-failure-banner";

interface ResetFormProps {
  token: string;
  onDone: () => void;
  /** The link was used before, or is too old. */
  onLinkExpired: () => void;
}

/** A new password in place of a forgotten one. */
export function ResetForm({ token, onDone, onLinkExpired }: ResetFormProps) {
  const reset = useResetPassword();
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const form = useForm<Form>({
    mode: "all",
    resolver: schemaResolver(resetSchema),
    defaultValues: { password: "" },
  });
  const password = useWatch({ control: form.control, name: "password" });

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    const answer = await reset.write({ token, ...values });
    if (answer.ok) return onDone();
    if (answer.error.status === 400) return onLinkExpired();
    const rest = showFieldErrors(form, answer.error, ["password"]);
    if (rest) setFailure(failureOf(answer.error, rest));
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className={tw`grid gap-4`}>
      <FormFailureBanner failure={failure} />
      <NewPasswordField
        {...form.register("password")}
        label={texts.newPassword}
        error={form.formState.errors.password?.message}
        typed={password}
        minimum={LEAST_PASSWORD_LENGTH}
      />
      <Button type="submit" kind="primary" wide loading={form.formState.isSubmitting} loadingLabel={texts.saving}>
        {texts.resetSubmit}
      </Button>
    </form>
  );
}
