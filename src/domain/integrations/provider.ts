/** The kind of a field in a provider's form. The server never returns a `secret`. */
type ProviderFieldKind = "text" | "email" | "domain" | "choice" | "secret";

/** The sections of a provider's form, in their order. */
export const PROVIDER_SECTIONS = ["connection", "sender"] as const;
type ProviderSection = (typeof PROVIDER_SECTIONS)[number];

/** A field of a provider's form. */
export interface ProviderField {
  /** As in `values` or `secrets` of `PUT /integrations/{provider}`. */
  name: string;
  kind: ProviderFieldKind;
  section: ProviderSection;
  label: string;
  help?: string;
  /** Whether it may be empty. */
  optional?: boolean;
  /** The options of a `choice`. The first one is the default. */
  choices?: readonly { value: string; label: string }[];
  /** Whether it takes half of the form's width. */
  half?: boolean;
}

/** The reasons why a provider rejects an email (docs/openapi.yaml, MailFailureCode). */
export const MAIL_FAILURES = ["credentials", "unreachable", "limit", "sender", "recipient", "other"] as const;
export type MailFailure = (typeof MAIL_FAILURES)[number];

/** The values of a provider's form without the secrets. */
export type ProviderValues = Readonly<Record<string, string>>;

/** The description of an email provider, for its card, its form and the mock. */
export interface Provider {
  /** As in the paths of the API. */
  id: string;
  name: string;
  tagline: (values: ProviderValues) => string;
  /** Where the user finds the values of the section "connection". */
  connectionHint: string;
  fields: readonly ProviderField[];
  /** The names of the fields with the sender. */
  sender: { name?: string; address: string };
  /** Whether it reports opens and clicks. */
  reportsEvents: boolean;
  /** Advice after a failure. Without one, the screen shows a general text. */
  advice: Partial<Record<MailFailure, (values: ProviderValues) => string>>;
}

export const plainFields = ({ fields }: Pick<Provider, "fields">): ProviderField[] =>
  fields.filter(({ kind }) => kind !== "secret");

export const secretFields = ({ fields }: Pick<Provider, "fields">): ProviderField[] =>
  fields.filter(({ kind }) => kind === "secret");

/** @returns a value for each field except secrets: the given one, else the first choice, else an empty text */
export const wholeValues = (
  provider: Pick<Provider, "fields">,
  given: Readonly<Record<string, unknown>>,
): Record<string, string> =>
  Object.fromEntries(
    plainFields(provider).map(({ name, choices }) => {
      const value = given[name];
      const text = typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
      return [name, text || (choices?.[0]?.value ?? "")];
    }),
  );
