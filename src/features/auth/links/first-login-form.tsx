import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useConnection } from "../../../api/react/connection";
import { Button } from "../../../ui/button";
import { Checkbox } from "../../../ui/field/choice";
import { Link } from "../../../ui/link";
import { tw } from "../../../ui/tw";
import { schemaResolver, showFieldErrors } from "../../../shared/forms";
import { NewPasswordField } from "../../../shared/passwords";
import { texts } from "./texts";
import { failureOf, type FormFailure } from "../form-failure";
import { useFirstLogin } from "./post-first-login";
import { firstLoginSchema, LEAST_PASSWORD_LENGTH, type FirstLoginForm as Form } from "./password-schemas";
import { FormFailureBanner } from "../form-failure-banner";

interface FirstLoginFormProps {
  token: string;
  privacyUrl: string | null;
  /** The link was used before, or is too old. */
  onLinkExpired: () => void;
}

/** The first password of somebody whom staff wrote down, or a new one for an expired one. It signs in. */
export function FirstLoginForm({ token, privacyUrl, onLinkExpired }: FirstLoginFormProps) {
  const { session } = useConnection();
  const firstLogin = useFirstLogin();
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const form = useForm<Form>({
    mode: "all",
    resolver: schemaResolver(firstLoginSchema),
    defaultValues: { password: "", privacy: false },
  });
  const { errors, isSubmitting } = form.formState;
  const password = useWatch({ control: form.control, name: "password" });

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    const answer = await firstLogin.write({ token, ...values });
    // what fails then is the session's, and shown in this form's place
    if (answer.ok) await session.adopt(answer.data).catch(() => undefined);
    else if (answer.error.status === 400) onLinkExpired();
    else {
      const rest = showFieldErrors(form, answer.error, ["password", "privacy"]);
      if (rest) setFailure(failureOf(answer.error, rest));
    }
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className={tw`grid gap-4`}>
      <FormFailureBanner failure={failure} />
      <NewPasswordField
        {...form.register("password")}
        label={texts.password}
        error={errors.password?.message}
        typed={password}
        minimum={LEAST_PASSWORD_LENGTH}
      />
      <div className={tw`grid gap-2`}>
        <Checkbox {...form.register("privacy")} label={texts.privacy} error={errors.privacy?.message} />
        <p className={tw`pl-7 text-label narrow:pl-8`}>
          {privacyUrl === null ? (
            <span className={tw`text-muted`}>{texts.privacyAsk}</span>
          ) : (
            <Link href={privacyUrl} target="_blank" rel="noreferrer">
              {texts.privacyLink}
            </Link>
          )}
        </p>
      </div>
      <Button type="submit" kind="primary" wide loading={isSubmitting} loadingLabel={texts.entering}>
        {texts.firstSubmit}
      </Button>
    </form>
  );
}
