import { useState } from "react";
import { useForm } from "react-hook-form";
import * as v from "valibot";
import { Button } from "../../ui/button";
import { tw } from "../../ui/tw";
import { schemaResolver, showFieldErrors } from "../forms";
import { emailSchema } from "./email-schema";
import { texts } from "./mail-texts";
import { failureOf, type FormFailure } from "./form-failure";
import type { LinkRequest } from "../mailed-link";
import { EmailField } from "./email-field";
import { FormFailureBanner } from "./form-failure-banner";

const schema = v.object({ email: emailSchema });

interface EmailFormProps {
  /** What is known already. */
  email: string;
  submit: string;
  request: LinkRequest;
  onSent: (email: string) => void;
}

/** An address, to which a mail is to be sent. */
export function EmailForm({ email: initial, submit: words, request, onSent }: EmailFormProps) {
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const form = useForm<{ email: string }>({
    mode: "all",
    resolver: schemaResolver(schema),
    defaultValues: { email: initial },
  });

  const submit = form.handleSubmit(async ({ email }) => {
    setFailure(null);
    const answer = await request.write(email);
    if (answer.ok) onSent(email);
    else {
      const rest = showFieldErrors(form, answer.error, ["email"]);
      if (rest) setFailure(failureOf(answer.error, rest));
    }
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className={tw`grid gap-4`}>
      <FormFailureBanner failure={failure} />
      <EmailField
        {...form.register("email")}
        label={texts.email}
        error={form.formState.errors.email?.message}
        autoComplete="username"
        onTake={(email) => {
          form.setValue("email", email, { shouldValidate: true });
          form.setFocus("email");
        }}
      />
      <Button type="submit" kind="primary" wide loading={form.formState.isSubmitting} loadingLabel={texts.sending}>
        {words}
      </Button>
    </form>
  );
}
