import { useRef, useState, type FormEvent, type ReactNode, type ChangeEvent } from "react";
import { Button } from "../../../ui/buttons/button";
import { Field } from "../../../ui/field/field";
import { TextInput } from "../../../ui/field/text-input";
import { Link } from "../../../ui/buttons/link";
import { tw } from "../../../ui/tw";
import { trimText } from "../../../domain/text";
import { useUnreachable } from "../../../api/react/use-unreachable";
import { fieldErrors } from "../../../api/client/field-errors";
import { loadStrength, NewPasswordField, useStrength } from "../../../shared/account/passwords";
import { linkFailureOf, type FormFailure } from "../form-failure";
import {
  checkRegistration,
  DONOR_PASSWORD_LENGTH,
  REGISTER_FIELDS,
  tidyName,
  toSend,
  type Registration,
} from "./registration";
import { texts } from "../texts";
import { EmailField } from "../email-field";
import { FormFailureBanner } from "../form-failure-banner";
import { useFields } from "../use-fields";
import { Select } from "../../../ui/field/select";
import { uiTexts } from "../../../ui/texts";
import { endpoints } from "../../../api/endpoints";
import { useLinkMutation } from "../../../shared/link-page";
import { useZones } from "../../../shared/settings/zones";

interface RegisterFormProps {
  /** The values typed before. */
  initial: Registration;
  privacyUrl: string | null;
  /** The partner whose page it is on; null in the back office. */
  partner?: string | null;
  /** Links for an address that already has an account. */
  whenTaken: (email: string) => ReactNode;
  onTyped?: (values: Registration) => void;
  /** The form stays busy until this resolves. */
  onRegistered: (registration: Registration) => void | Promise<void>;
  /** Renders the button; by default at the end of the form. */
  end?: (button: ReactNode) => ReactNode;
}

/**
 * Signs up; the server mails a link that confirms the address.
 * @param partner the association's name for the partner whose page it is; null in the back office
 */
const useRegister = (partner: string | null) =>
  useLinkMutation((registration: Registration) => ({
    path: endpoints.register(),
    method: "POST",
    body: { ...registration, ...(partner !== null && { partner }) },
  }));

/** The form of the sign-up. Works without routes. */
export function RegisterForm(props: RegisterFormProps) {
  const { initial, privacyUrl, partner = null, whenTaken, onTyped, onRegistered, end = (button) => button } = props;
  const register = useRegister(partner);
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [submitting, setSubmitting] = useState(false);
  const fields = useFields(initial, checkRegistration, onTyped);
  const { values, error } = fields;
  const emailInput = useRef<HTMLInputElement>(null);
  useStrength(values.password !== ""); // renders again when the full check has loaded
  const emailError = error("email");
  const name = (field: "firstName" | "lastName") => {
    const registered = fields.register(field);
    const leave = () => {
      registered.onBlur();
      const tidy = tidyName(values[field]);
      if (tidy !== values[field]) fields.change(field, tidy);
    };
    return { ...registered, autoCapitalize: "words", onBlur: leave };
  };

  const send = async (form: HTMLFormElement) => {
    await loadStrength();
    if (!fields.submit(form)) return;
    setFailure(null);
    const registration = toSend(values);
    const answer = await register.write(registration);
    if (answer.ok) return onRegistered(registration);
    if (answer.error.status === 409) return fields.refuse(form, { email: texts.emailTaken });
    const { at, rest } = fieldErrors(answer.error, REGISTER_FIELDS);
    fields.refuse(form, at);
    if (rest) setFailure(linkFailureOf(answer.error, rest));
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (submitting) return;
    setSubmitting(true);
    await send(event.currentTarget).finally(() => setSubmitting(false));
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className={tw`grid gap-4`}>
      <FormFailureBanner failure={failure} />
      <div className={tw`grid gap-4 w480:grid-cols-2`}>
        <Field label={texts.lastName} error={error("lastName")}>
          <TextInput {...name("lastName")} autoComplete="family-name" />
        </Field>
        <Field label={texts.firstName} error={error("firstName")}>
          <TextInput {...name("firstName")} autoComplete="given-name" />
        </Field>
      </div>
      <EmailField
        {...fields.register("email")}
        ref={emailInput}
        label={texts.email}
        help={texts.emailHelp}
        error={
          emailError && (
            <>
              {emailError} {emailError === texts.emailTaken && whenTaken(trimText(values.email))}
            </>
          )
        }
        autoComplete="email"
        onTake={(meant) => {
          fields.change("email", meant);
          emailInput.current?.focus();
        }}
      />
      <NewPasswordField
        {...fields.register("password")}
        label={texts.password}
        error={error("password")}
        typed={values.password}
        minimum={DONOR_PASSWORD_LENGTH}
        known={[values.email, values.firstName, values.lastName]}
      />
      <AreaField {...fields.register("area")} error={error("area")} />
      <p className={tw`text-caption text-faint`}>
        {texts.accessOnly}{" "}
        {privacyUrl !== null && (
          <Link look="tall" href={privacyUrl} target="_blank" rel="noreferrer">
            {texts.privacy}
          </Link>
        )}
      </p>
      {end(
        <Button type="submit" kind="primary" wide loading={submitting} loadingLabel={texts.registering}>
          {texts.register}
        </Button>,
      )}
    </form>
  );
}

interface AreaFieldProps {
  name: string;
  value: string;
  error?: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
  onBlur: () => void;
}

/** One of the association's zones, by name (docs/openapi.yaml). The rest of the form doesn't wait for them. */
function AreaField({ error, ...field }: AreaFieldProps) {
  const zones = useZones();
  const unreachable = useUnreachable();
  if (zones.status === "absent")
    return (
      <Field label={texts.area} help={texts.areaHelp} error={error}>
        <TextInput {...field} />
      </Field>
    );
  if (zones.status === "error")
    return (
      <div role="alert" className={tw`flex flex-wrap items-center gap-3`}>
        <span className={tw`text-label text-danger-text`}>
          {texts.areaFailed} {zones.error.message !== unreachable && zones.error.message}
        </span>
        <Button small onClick={zones.retry} loading={zones.retrying} loadingLabel={texts.retrying}>
          {uiTexts.retry}
        </Button>
      </div>
    );
  const ready = zones.status === "ready";
  const options = ready ? zones.data.zones.map(({ name }) => ({ value: name, label: name })) : [];
  const nothing = ready && options.length === 0;
  return (
    <Field label={texts.area} help={nothing ? texts.areaNone : texts.areaHelp} error={error}>
      <Select
        {...field}
        // mounts again with the options: the browser would show the first one instead of the form's value
        key={zones.status}
        options={options}
        placeholder={ready ? texts.areaChoose : texts.areaLoading}
        aria-busy={!ready}
      />
    </Field>
  );
}
