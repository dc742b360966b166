import { useEffect, useMemo, useRef, useState, type FormEvent } from "react";
import { useSignIn } from "../../api/react/use-sign-in";
import { Button } from "../../ui/buttons/button";
import { Field } from "../../ui/field/field";
import { PasswordInput } from "../../ui/field/password-input";
import { Link } from "../../ui/buttons/link";
import { tw } from "../../ui/tw";
import { trimText } from "../../domain/text";
import { recaptchaProvider } from "./recaptcha-provider";
import type { FormFailure } from "./form-failure";
import { newPasswordHelps, signInError } from "./sign-in-error";
import { texts } from "./texts";
import { emailProblem, EmailField } from "./email-field";
import { focusField, useFields, type FieldErrors } from "./use-fields";
import { FormFailureBanner } from "./form-failure-banner";
import { LinkOrButton, SideLink } from "./side-link";

type LoginField = "email" | "password";

/** @returns a message for each field that can't be sent */
export function checkLogin({ email, password }: Record<LoginField, string>): FieldErrors<LoginField> {
  const wrong = emailProblem(email);
  return { ...(wrong && { email: wrong }), ...(!password && { password: texts.passwordMissing }) };
}

export interface SignInFormProps {
  /** Null without reCAPTCHA. */
  recaptchaSiteKey: string | null;
  privacyUrl: string | null;
  /** Addresses of the other screens; not on a page without routes (the registration element). */
  links?: { forgotPassword: string; register: string };
  /** The initial address. */
  email?: string;
  /** Called with the typed address by a user who forgot the password. Without `links` it must show another view. */
  onForgotten: (email: string) => void;
  /** Shows the sign-up on a page without routes. */
  onRegister?: () => void;
}

/** E-mail and password. Signing in changes the session; the parent then renders something else. */
export default function SignInForm({
  recaptchaSiteKey,
  privacyUrl,
  links,
  email = "",
  onForgotten,
  onRegister,
}: SignInFormProps) {
  const signIn = useSignIn();
  const recaptcha = useMemo(() => recaptchaProvider(recaptchaSiteKey), [recaptchaSiteKey]);
  useEffect(() => recaptcha.prepare(), [recaptcha]);

  const [failure, setFailure] = useState<(FormFailure & { unlock: boolean }) | null>(null);
  const fields = useFields({ email, password: "" }, checkLogin);
  const emailInput = useRef<HTMLInputElement>(null);
  const [submitting, setSubmitting] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (submitting || !fields.submit(form)) return;
    const { email: typed, password } = fields.values;
    setFailure(null);
    setSubmitting(true);
    try {
      await signIn({ email: trimText(typed), password, recaptchaToken: await recaptcha.token("login") });
    } catch (error) {
      setFailure({ ...signInError(error), unlock: newPasswordHelps(error) });
      focusField(form, "password");
    } finally {
      setSubmitting(false);
    }
  };

  const forgotten = () => onForgotten(trimText(fields.values.email));

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className={tw`grid gap-4`}>
      <FormFailureBanner failure={failure}>
        {failure?.unlock && (
          <p className={tw`mt-1`}>
            <LinkOrButton href={links?.forgotPassword} onClick={forgotten}>
              {texts.unlock}
            </LinkOrButton>
          </p>
        )}
      </FormFailureBanner>
      <EmailField
        {...fields.register("email")}
        label={texts.email}
        error={fields.error("email")}
        autoComplete="username"
        ref={emailInput}
        onTake={(meant) => {
          fields.change("email", meant);
          emailInput.current?.focus();
        }}
      />
      <Field label={texts.password} error={fields.error("password")}>
        <PasswordInput {...fields.register("password")} autoComplete="current-password" />
      </Field>
      <SideLink href={links?.forgotPassword} onClick={forgotten}>
        {texts.forgot}
      </SideLink>
      <Button type="submit" kind="primary" wide loading={submitting} loadingLabel={texts.signingIn}>
        {texts.signIn}
      </Button>
      {(links ?? onRegister) && (
        <p className={tw`mt-2 border-t pt-6 text-muted`}>
          {texts.noAccount}{" "}
          <LinkOrButton href={links?.register} onClick={onRegister}>
            {texts.register}
          </LinkOrButton>
        </p>
      )}
      {(recaptchaSiteKey !== null || privacyUrl !== null) && (
        <p className={tw`text-caption text-faint`}>
          {recaptchaSiteKey !== null && texts.recaptcha}{" "}
          {privacyUrl !== null && (
            <Link look="tall" href={privacyUrl} target="_blank" rel="noreferrer">
              {texts.privacy}
            </Link>
          )}
        </p>
      )}
    </form>
  );
}
