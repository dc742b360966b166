import { Send } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { PROVIDER_SECTIONS, type Provider } from "../../../domain/integrations/provider";
import { Banner } from "../../../ui/messages/banner";
import { Button } from "../../../ui/buttons/button";
import { Field } from "../../../ui/field/field";
import { TextInput } from "../../../ui/field/text-input";
import { tw } from "../../../ui/tw";
import type { Integration } from "../integration";
import { TestResult } from "../test-result";
import { texts } from "../texts";
import { useTest } from "../use-test";
import { ConflictDialog } from "./conflict-dialog";
import { FormPart } from "./form-part";
import { ProviderFieldInput, SecretField } from "./provider-field";
import { SaveFailure } from "./save-failure";
import type { ProviderFormState } from "./use-provider-form";

interface ProviderFormProps {
  provider: Provider;
  integration: Integration;
  form: ProviderFormState;
  writable: boolean;
}

/** A provider's form, drawn from its description, with the test of what stands in it. */
export function ProviderForm({ provider, integration, form, writable }: ProviderFormProps) {
  const box = useRef<HTMLDivElement>(null);
  const { attempt, problems, values, secrets, base } = form;
  const problemOf = (name: string) =>
    attempt > 0 ? (problems.find(({ field }) => field === name)?.code ?? null) : null;
  const wrong = attempt > 0 ? provider.fields.filter(({ name }) => problemOf(name)) : [];
  const goToFirst = useEffectEvent(() => {
    const [first] = problems;
    if (first) box.current?.querySelector<HTMLElement>(`[data-field="${first.field}"]`)?.focus();
  });
  useEffect(() => {
    if (attempt > 0) goToFirst();
  }, [attempt]);
  return (
    <div ref={box} className={tw`grid gap-4`}>
      {/* beside the button, where there is one */}
      {!writable && <SaveFailure title={form.failure} />}
      {wrong.length > 0 && <Banner tone="danger" title={texts.wrong(wrong.map(({ label }) => label).join(", "))} />}
      {form.newer && (
        <Banner tone="warn" live title={texts.newer}>
          {texts.newerHint}
        </Banner>
      )}
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
                  <SecretField
                    key={field.name}
                    field={field}
                    set={base.secrets[field.name] ?? null}
                    typed={secrets[field.name]}
                    problem={problemOf(field.name)}
                    readOnly={!writable}
                    onTyped={(secret) => form.setSecret(field.name, secret)}
                  />
                ) : (
                  <ProviderFieldInput
                    key={field.name}
                    field={field}
                    value={values[field.name] ?? ""}
                    problem={problemOf(field.name)}
                    readOnly={!writable}
                    onValue={(value) => form.setValue(field.name, value)}
                  />
                ),
              )}
          </FormPart>
        ))}
        {writable && <TestPart provider={provider} integration={integration} form={form} />}
      </div>
      {form.conflict && (
        <ConflictDialog
          provider={provider}
          conflict={form.conflict}
          mine={form.typed}
          onMine={form.keepMine}
          onTheirs={form.takeTheirs}
          onClose={form.closeConflict}
        />
      )}
    </div>
  );
}

function TestPart({ provider, integration, form }: Omit<ProviderFormProps, "writable">) {
  const { to, send, testing, outcome, possible } = useTest(provider, integration.values);
  if (!possible || to === null) return null;
  const test = () => {
    if (form.problems.length > 0) return form.showProblems();
    void send(form.dirty ? form.typed : null);
  };
  return (
    <FormPart title={texts.test} hint={texts.testHint}>
      <div className={tw`col-span-2 grid gap-4 narrow:col-span-1`}>
        <div className={tw`flex flex-wrap items-start gap-2 narrow:grid`}>
          <Field label={texts.testTo} help={texts.testToHelp} className={tw`flex-1`}>
            <TextInput value={to} readOnly />
          </Field>
          <Button
            icon={Send}
            className={tw`mt-[26px] narrow:mt-0`}
            loading={testing}
            loadingLabel={texts.testing}
            onClick={test}
          >
            {texts.test}
          </Button>
        </div>
        <TestResult provider={provider} outcome={outcome} />
      </div>
    </FormPart>
  );
}
