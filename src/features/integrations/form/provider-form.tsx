import { Send } from "lucide-react";
import { useId, type ReactNode } from "react";
import { useFormContext, useFormState } from "react-hook-form";
import type { FormValues } from "../../../domain/fields/form-values";
import { PROVIDER_SECTIONS, type Provider } from "../../../domain/integrations/provider";
import { spans } from "../../../shared/record-form";
import { Button } from "../../../ui/buttons/button";
import { Field } from "../../../ui/field/field";
import { TextInput } from "../../../ui/field/text-input";
import { cx, tw } from "../../../ui/tw";
import type { Integration } from "../integration";
import { TestResult, useTest } from "../provider-test";
import { texts } from "../texts";
import { PlainField, SecretField } from "./provider-field";
import { typedIn } from "./provider-record";

interface ProviderFormProps {
  provider: Provider;
  integration: Integration;
  writable: boolean;
}

/** A provider's fields, generated from its description, and a test of their values. */
export const ProviderForm = ({ provider, integration, writable }: ProviderFormProps) => (
  <div className={tw`rounded-lg border border-line bg-surface`}>
    {PROVIDER_SECTIONS.map((section) => (
      <FormPart
        key={section}
        title={texts.section[section]}
        hint={section === "connection" ? provider.connectionHint : texts.section.senderHint}
      >
        {provider.fields
          .filter((field) => field.section === section)
          .map((field) =>
            field.kind === "secret" ? (
              <SecretField key={field.name} field={field} set={integration.secrets[field.name]} />
            ) : (
              <PlainField key={field.name} field={field} />
            ),
          )}
      </FormPart>
    ))}
    {writable && <TestPart provider={provider} integration={integration} />}
  </div>
);

function TestPart({ provider, integration }: Omit<ProviderFormProps, "writable">) {
  const { to, send, testing, outcome } = useTest(provider, integration.values);
  const form = useFormContext<FormValues>();
  const { isDirty } = useFormState({ control: form.control });
  if (to === null) return null;
  const test = async () => {
    if (!(await form.trigger(undefined, { shouldFocus: true }))) return;
    void send(isDirty ? typedIn(provider, integration, form.getValues()) : null);
  };
  return (
    <FormPart title={texts.test} hint={texts.testHint}>
      <div className={cx(tw`grid gap-4`, spans.whole)}>
        <div className={tw`flex flex-wrap items-start gap-2 narrow:grid`}>
          <Field label={texts.testTo} help={texts.testToHelp} className={tw`flex-1`}>
            <TextInput value={to} readOnly />
          </Field>
          <Button
            icon={Send}
            className={tw`mt-[26px] narrow:mt-0`}
            loading={testing}
            loadingLabel={texts.testing}
            onClick={() => void test()}
          >
            {texts.test}
          </Button>
        </div>
        <TestResult provider={provider} outcome={outcome} />
      </div>
    </FormPart>
  );
}

interface FormPartProps {
  title: string;
  hint: string;
  children: ReactNode;
}

/** A section of the form, with title and hint. */
function FormPart({ title, hint, children }: FormPartProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={tw`grid gap-x-8 gap-y-4 border-t border-line px-6 py-6 first:border-0 narrow:px-4 narrow:py-5 w700:grid-cols-[180px_minmax(0,1fr)]`}
    >
      <div className={tw`grid content-start gap-1`}>
        <h2 id={id} className={tw`text-lead tracking-snug`}>
          {title}
        </h2>
        <p className={tw`text-label text-muted`}>{hint}</p>
      </div>
      <div className={tw`grid min-w-0 grid-cols-6 content-start gap-4`}>{children}</div>
    </section>
  );
}
