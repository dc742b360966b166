import { useState, type ReactNode } from "react";
import { useForm, useWatch } from "react-hook-form";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field/field";
import { TextInput } from "../../../ui/field/text-input";
import { Link } from "../../../ui/link";
import { tw } from "../../../ui/tw";
import { keepRefusal, schemaResolver, showFieldErrors } from "../../forms";
import { NewPasswordField } from "../../passwords";
import { failureOf, type FormFailure } from "../form-failure";
import { DONOR_PASSWORD_LENGTH, REGISTER_FIELDS, registerSchema, type Registration } from "./register-schema";
import { texts } from "./texts";
import { useRegister } from "./post-register";
import { AreaField } from "./area-field";
import { EmailField } from "../email-field";
import { FormFailureBanner } from "../form-failure-banner";

export const NOTHING: Registration = { firstName: "", lastName: "", email: "", password: "", area: "" };

interface RegisterFormProps {
  /** What was typed before, when somebody comes back to change it. */
  initial: Registration;
  privacyUrl: string | null;
  /** What to do when the address has an account already: ways on, where there are any. */
  whenTaken: ReactNode;
  onRegistered: (registration: Registration) => void;
}

/** Signing up. Knows no routes. */
export function RegisterForm({ initial, privacyUrl, whenTaken, onRegistered }: RegisterFormProps) {
  const register = useRegister();
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const form = useForm<Registration>({
    mode: "all",
    resolver: schemaResolver(registerSchema),
    defaultValues: initial,
  });
  const { errors, isSubmitting } = form.formState;
  const [password, email, firstName, lastName] = useWatch({
    control: form.control,
    name: ["password", "email", "firstName", "lastName"],
  });

  const submit = form.handleSubmit(async (registration) => {
    setFailure(null);
    const answer = await register.write(registration);
    if (answer.ok) return onRegistered(registration);
    if (answer.error.status === 409) {
      form.setError("email", { type: "taken", message: texts.emailTaken });
      form.setFocus("email");
    } else {
      const rest = showFieldErrors(form, answer.error, REGISTER_FIELDS);
      if (rest) setFailure(failureOf(answer.error, rest));
    }
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className={tw`grid gap-4`}>
      <FormFailureBanner failure={failure} />
      <div className={tw`grid gap-4 w480:grid-cols-2`}>
        <Field label={texts.firstName} error={errors.firstName?.message}>
          <TextInput {...form.register("firstName")} autoComplete="given-name" />
        </Field>
        <Field label={texts.lastName} error={errors.lastName?.message}>
          <TextInput {...form.register("lastName")} autoComplete="family-name" />
        </Field>
      </div>
      <EmailField
        {...keepRefusal(form, form.register("email"))}
        label={texts.email}
        help={texts.emailHelp}
        error={
          errors.email && (
            <>
              {errors.email.message} {errors.email.type === "taken" && whenTaken}
            </>
          )
        }
        autoComplete="email"
        onTake={(meant) => {
          form.setValue("email", meant, { shouldValidate: true });
          form.setFocus("email");
        }}
      />
      <NewPasswordField
        {...form.register("password")}
        label={texts.password}
        error={errors.password?.message}
        typed={password}
        minimum={DONOR_PASSWORD_LENGTH}
        known={[email, firstName, lastName]}
      />
      <AreaField {...form.register("area")} error={errors.area?.message} />
      <Button type="submit" kind="primary" wide loading={isSubmitting} loadingLabel={texts.submitting}>
        {texts.submit}
      </Button>
      {privacyUrl !== null && (
        <p className={tw`text-caption text-faint`}>
          <Link href={privacyUrl} target="_blank" rel="noreferrer">
            {texts.privacy}
          </Link>
        </p>
      )}
    </form>
  );
}
