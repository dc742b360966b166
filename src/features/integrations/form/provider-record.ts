import { useMemo } from "react";
import { affectedReads } from "../../../api/writes/affected-reads";
import { ApiError } from "../../../api/errors";
import { useMutation } from "../../../api/react/use-mutation";
import { useReread } from "../../../api/react/use-reread";
import type { CatalogueField, FieldCatalogue } from "../../../domain/fields/field";
import { toForm } from "../../../domain/fields/form-values";
import { checkValues, redact } from "../../../domain/integrations/check-values";
import { plainFields, secretFields, type Provider, type ProviderField } from "../../../domain/integrations/provider";
import { schemaOfCheck } from "../../../domain/validation/problem";
import { saveOutcome, useRecordForm, type OwnFormTexts, type RecordFormState } from "../../../shared/record-form";
import { integrationIn, integrationPath, integrationsQuery, type Integration } from "../integration";
import { formatDay } from "../format-moment";
import { texts } from "../texts";
import type { Typed } from "../provider-test";

/** Prefix of the form's value of a secret that the server has. Users can't type it. */
const KEPT = "\u0000";

/** @returns whether a save keeps the server's secret */
export const isKept = (value: unknown): boolean => typeof value === "string" && value.startsWith(KEPT);

function catalogueOf(provider: Provider, writable: boolean): FieldCatalogue {
  const field = ({ name, label, section, choices = [] }: ProviderField): [string, CatalogueField] => {
    const common = { label, section: texts.section[section], editedBy: writable ? "staff" : "nobody" } as const;
    const options = Object.fromEntries(choices.map((choice) => [choice.value, choice.label]));
    return [name, choices.length > 0 ? { ...common, kind: "enumeration", options } : { ...common, kind: "code" }];
  };
  return Object.fromEntries(provider.fields.map(field));
}

/** @returns what the user typed, without the secrets that the server keeps */
export function typedIn(provider: Provider, { secrets }: Integration, form: Readonly<Record<string, unknown>>): Typed {
  const textOf = (name: string) => String(form[name] ?? "");
  const typed = secretFields(provider)
    .map(({ name }) => [name, textOf(name)] as const)
    .filter(([name, value]) => !isKept(value) && (value !== "" || secrets[name] !== undefined));
  return {
    values: Object.fromEntries(plainFields(provider).map(({ name }) => [name, textOf(name).trim()])),
    secrets: Object.fromEntries(typed),
  };
}

const ownTextsOf = (provider: Provider): OwnFormTexts<string> => {
  const fieldOf = (name: string) => provider.fields.find((field) => field.name === name);
  return {
    saved: texts.saved(provider.name),
    newer: { title: texts.newer, hint: texts.newerHint },
    problem(name, code) {
      if (code === "form") return fieldOf(name)?.kind === "email" ? texts.emailForm : texts.domainForm;
      return code in texts.problems ? texts.problems[code as keyof typeof texts.problems] : texts.problem;
    },
    // a secret is never shown
    valueText(name, value) {
      if (fieldOf(name)?.kind !== "secret") return undefined;
      if (!isKept(value)) return value ? texts.secretSides.typed : texts.secretSides.none;
      return texts.secretSet(formatDay(String(value).slice(KEPT.length)), null);
    },
  };
};

/** The state of a provider's form. It has no stored draft, because it contains keys and passwords. A save drops these. */
export function useProviderRecord(provider: Provider, integration: Integration, writable: boolean): RecordFormState {
  const reread = useReread(integrationsQuery);
  const fields = useMemo(() => catalogueOf(provider, writable), [provider, writable]);
  const words = useMemo(() => ownTextsOf(provider), [provider]);
  const schema = useMemo(() => {
    const checked = schemaOfCheck((form) => {
      const { values, secrets } = typedIn(provider, integration, form);
      return checkValues(provider, values, secrets, (name) => integration.secrets[name] !== undefined);
    });
    return () => checked;
  }, [provider, integration]);
  const { write } = useMutation<{ version: number | null } & Typed, Integration>({
    request: ({ version, values, secrets }) => ({
      path: integrationPath(provider.id),
      method: "PUT",
      body: { version, values, ...(Object.keys(secrets).length > 0 && { secrets }) },
    }),
    reads: (body) => integrationIn((body as { integration?: unknown } | null)?.integration),
    invalidates: () => affectedReads.integrations(),
  });
  const rereadProvider = async () => {
    const outcome = await reread();
    if (!outcome.ok) return outcome;
    const data = outcome.data.integrations.find((integration) => integration.provider === provider.id) ?? null;
    return { ok: true as const, data };
  };
  return useRecordForm<FieldCatalogue, Integration>({
    fields,
    schema,
    formTexts: words,
    record: integration,
    now: integration,
    valuesOf: ({ version, values, secrets }) => toForm(fields, { ...values, ...keptSecrets(secrets), version }),
    draft: { name: `integration ${provider.id}`, storage: "none" },
    async save(_body, _before, form) {
      const typed = typedIn(provider, integration, form);
      const outcome = await write({ version: form.version, ...typed });
      if (!outcome.ok) {
        const error = withoutSecrets(outcome.error, Object.values(typed.secrets));
        return saveOutcome({ ok: false, error }, integrationIn);
      }
      const read = outcome.data ? null : await rereadProvider();
      const saved = outcome.data ?? (read?.ok ? read.data : null);
      return { status: "saved", answer: saved ?? { ...integration, values: typed.values } };
    },
    reread: rereadProvider,
  });
}

const keptSecrets = (secrets: Integration["secrets"]) =>
  Object.fromEntries(Object.entries(secrets).map(([name, { date }]) => [name, KEPT + (date ?? "")]));

/** Masks secrets in an error: a server may repeat the request body in it. */
const withoutSecrets = (error: ApiError, secrets: readonly string[]): ApiError => {
  const { kind, message, status, code, body, retryAfter, saysWhen } = error;
  // only the record in a version conflict is used
  const rest = code === "version" ? body : null;
  return new ApiError(kind, redact(message, secrets), status, code, rest, retryAfter, saysWhen);
};
