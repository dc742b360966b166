import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import * as v from "valibot";
import { ApiError } from "../../../api/errors";
import type { MutationOutcome } from "../../../api/react/use-mutation";
import { Button } from "../../../ui/buttons/button";
import { minimumPasswordLength } from "../../../domain/password";
import { UNCLEAR_ERROR } from "../../../domain/texts";
import { Checkbox } from "../../../ui/field/choice";
import { Link } from "../../../ui/buttons/link";
import { tw } from "../../../ui/tw";
import { schemaResolver, showFieldErrors } from "../../../shared/forms";
import { NewPasswordField } from "../../../shared/account/passwords";
import { newPasswordSchema } from "../../../shared/account/passwords/new-password-schema";
import { linkFailureOf, type FormFailure } from "../form-failure";
import { FormFailureBanner } from "../form-failure-banner";
import { texts } from "./texts";

/**
 * The shortest length of any role: only the server knows whose link it is (docs/decisions/session.md, "Passwords have no
 * composition rules").
 */
const MIN_PASSWORD_LENGTH = minimumPasswordLength(null);

/** `privacy` starts as true if the form has no checkbox for it. */
const linkPasswordSchema = v.object({
  password: newPasswordSchema(MIN_PASSWORD_LENGTH),
  privacy: v.pipe(
    v.boolean(),
    v.check((accepted) => accepted, texts.privacyMissing),
  ),
});
type LinkPassword = v.InferOutput<typeof linkPasswordSchema>;

interface LinkPasswordFormProps<Answer> {
  label: string;
  submit: string;
  submitting: string;
  /** The address of the privacy policy, which the user must accept; null without an address. Undefined: nothing to accept. */
  privacyUrl?: string | null;
  send: (values: LinkPassword) => Promise<MutationOutcome<Answer>>;
  onDone: (answer: Answer) => Promise<unknown> | void;
  /** The link was used before, or has expired. */
  onLinkExpired: () => void;
}

/** Chooses a password with a mailed link: the first one, or a new one for a forgotten or expired one. */
export function LinkPasswordForm<Answer>(props: LinkPasswordFormProps<Answer>) {
  const { label, submit, submitting, privacyUrl, send, onDone, onLinkExpired } = props;
  const asksPrivacy = privacyUrl !== undefined;
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const form = useForm<LinkPassword>({
    mode: "all",
    resolver: schemaResolver(linkPasswordSchema),
    defaultValues: { password: "", privacy: !asksPrivacy },
  });
  const { errors, isSubmitting } = form.formState;
  const password = useWatch({ control: form.control, name: "password" });

  const save = form.handleSubmit(async (values) => {
    setFailure(null);
    const answer = await send(values);
    if (answer.ok && answer.data !== null) return void (await onDone(answer.data));
    const error = answer.ok ? new ApiError("unclear", UNCLEAR_ERROR) : answer.error;
    if (error.status === 400) return onLinkExpired();
    const rest = showFieldErrors(form, error, asksPrivacy ? ["password", "privacy"] : ["password"]);
    if (rest) setFailure(linkFailureOf(error, rest));
  });

  return (
    <form onSubmit={(event) => void save(event)} noValidate className={tw`grid gap-4`}>
      <FormFailureBanner failure={failure} />
      <NewPasswordField
        {...form.register("password")}
        label={label}
        error={errors.password?.message}
        typed={password}
        minimum={MIN_PASSWORD_LENGTH}
      />
      {asksPrivacy && (
        <div className={tw`grid gap-2`}>
          <Checkbox {...form.register("privacy")} label={texts.privacy} error={errors.privacy?.message} />
          <p className={tw`pl-7 text-label narrow:pl-8`}>
            {privacyUrl === null ? (
              <span className={tw`text-muted`}>{texts.privacyAsk}</span>
            ) : (
              <Link look="tall" href={privacyUrl} target="_blank" rel="noreferrer">
                {texts.privacyLink}
              </Link>
            )}
          </p>
        </div>
      )}
      <Button type="submit" kind="primary" wide loading={isSubmitting} loadingLabel={submitting}>
        {submit}
      </Button>
    </form>
  );
}
