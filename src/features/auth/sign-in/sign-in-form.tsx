import { useEffect, useMemo, useRef, useState, type FormEvent } from "react";
import { useConnection } from "../../../api/react/connection";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field/field";
import { PasswordInput } from "../../../ui/field/password-input";
import { Link } from "../../../ui/link";
import { tw } from "../../../ui/tw";
import { recaptchaProvider } from "./recaptcha-provider";
import type { FormFailure } from "../form-failure";
import { newPasswordHelps, signInError } from "./sign-in-error";
import { texts } from "./texts";
import { focusField, useLoginFields } from "./use-login-fields";
import { FormFailureBanner } from "../form-failure-banner";
import { EmailField } from "../email-field";
import { LinkOrButton, SideLink } from "../side-link";

export interface SignInFormProps {
  /** Null where the association uses no reCAPTCHA. */
  recaptchaSiteKey: string | null;
  privacyUrl: string | null;
  /** Addresses of the screens beside this one; not given where there are none (the registration element). */
  links?: { forgotPassword: string; register: string };
  /** The password is forgotten: told the address typed so far. Without `links` it must lead to a way out itself. */
  onForgotten: (email: string) => void;
}

/** E-mail and password. Signing in changes the session; whoever shows this form then shows something else. */
export function SignInForm({ recaptchaSiteKey, privacyUrl, links, onForgotten }: SignInFormProps) {
  const { session } = useConnection();
  const recaptcha = useMemo(() => recaptchaProvider(recaptchaSiteKey), [recaptchaSiteKey]);
  useEffect(() => recaptcha.prepare(), [recaptcha]);

  const [failure, setFailure] = useState<(FormFailure & { unlock: boolean }) | null>(null);
  const fields = useLoginFields();
  const emailInput = useRef<HTMLInputElement>(null);
  const [submitting, setSubmitting] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = submitting ? null : fields.submit(form);
    if (!values) return;
    setFailure(null);
    setSubmitting(true);
    try {
      await session.signIn({ ...values, recaptchaToken: await recaptcha.token("login") });
    } catch (error) {
      setFailure({ ...signInError(error), unlock: newPasswordHelps(error) });
      focusField(form, "password");
    } finally {
      setSubmitting(false);
    }
  };

  const forgotten = () => onForgotten(fields.email);

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
          fields.takeEmail(meant);
          emailInput.current?.focus();
        }}
      />
      <Field label={texts.password} error={fields.error("password")}>
        <PasswordInput {...fields.register("password")} autoComplete="current-password" />
      </Field>
      <SideLink href={links?.forgotPassword} onClick={forgotten}>
        {texts.forgot}
      </SideLink>
      <Button type="submit" kind="primary" wide loading={submitting} loadingLabel={texts.submitting}>
        {texts.submit}
      </Button>
      {links && (
        <p className={tw`mt-2 border-t pt-6 text-muted`}>
          {texts.noAccount} <Link href={links.register}>{texts.register}</Link>
        </p>
      )}
      {(recaptchaSiteKey !== null || privacyUrl !== null) && (
        <p className={tw`text-caption text-faint`}>
          {recaptchaSiteKey !== null && texts.recaptcha}{" "}
          {privacyUrl !== null && (
            <Link href={privacyUrl} target="_blank" rel="noreferrer">
              {texts.privacy}
            </Link>
          )}
        </p>
      )}
    </form>
  );
}
