import { useRef, useState, type FormEvent } from "react";
import { Button } from "../../ui/buttons/button";
import { tw } from "../../ui/tw";
import { trimText } from "../../domain/text";
import { fieldErrors } from "../../api/client/field-errors";
import { emailProblem, EmailField } from "./email-field";
import { texts } from "./texts";
import { linkFailureOf, type FormFailure } from "./form-failure";
import type { LinkRequest } from "../../shared/link-page";
import { noteMailed } from "./mail-wait";
import { FormFailureBanner } from "./form-failure-banner";
import { useFields } from "./use-fields";

interface EmailFormProps {
  /** The initial address. */
  email: string;
  submit: string;
  request: LinkRequest;
  onSent: (email: string) => void;
}

const check = ({ email }: { email: string }) => {
  const problem = emailProblem(email);
  return problem ? { email: problem } : {};
};

/** A form for the address of a mail. */
export function EmailForm({ email: initial, submit: submitLabel, request, onSent }: EmailFormProps) {
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const fields = useFields({ email: initial }, check);
  const input = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (request.writing || !fields.submit(form)) return;
    setFailure(null);
    const email = trimText(fields.values.email);
    const answer = await request.write(email);
    if (answer.ok) {
      noteMailed(email);
      return onSent(email);
    }
    const { at, rest } = fieldErrors(answer.error, ["email"]);
    fields.refuse(form, at);
    if (rest) setFailure(linkFailureOf(answer.error, rest));
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className={tw`grid gap-4`}>
      <FormFailureBanner failure={failure} />
      <EmailField
        {...fields.register("email")}
        ref={input}
        label={texts.email}
        error={fields.error("email")}
        autoComplete="username"
        onTake={(email) => {
          fields.change("email", email);
          input.current?.focus();
        }}
      />
      <Button type="submit" kind="primary" wide loading={request.writing} loadingLabel={texts.sending}>
        {submitLabel}
      </Button>
    </form>
  );
}
