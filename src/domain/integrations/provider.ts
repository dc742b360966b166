/** What a field of a provider's form holds. A `secret` is written and never read back. */
type ProviderFieldKind = "text" | "email" | "domain" | "choice" | "secret";

/** The parts of a provider's form, in the order in which they stand. */
export const PROVIDER_SECTIONS = ["connection", "sender"] as const;
type ProviderSection = (typeof PROVIDER_SECTIONS)[number];

/** One field of a provider's form: enough to draw it, to check it and to send it. */
export interface ProviderField {
  /** As in `values` or `secrets` of `PUT /integrations/{provider}`. */
  name: string;
  kind: ProviderFieldKind;
  section: ProviderSection;
  label: string;
  help?: string;
  /** It may stay empty. */
  optional?: boolean;
  /** Of a `choice`: the first one is chosen where nothing is. */
  choices?: readonly { value: string; label: string }[];
  /** Beside the next field, where there is room. */
  half?: boolean;
}

/** Why a provider didn't take a mail (docs/openapi.yaml, MailFailureCode). */
export const MAIL_FAILURES = ["credentials", "unreachable", "limit", "sender", "recipient", "other"] as const;
export type MailFailure = (typeof MAIL_FAILURES)[number];

/** What is typed or kept of a provider, without its secrets. */
export type ProviderValues = Readonly<Record<string, string>>;

/** A provider of e-mail, described: its card and its form follow from this, in the screen as in the mock. */
export interface Provider {
  /** As in the address of its calls. */
  id: string;
  /** As it is called in a sentence. */
  name: string;
  tagline: (values: ProviderValues) => string;
  /** Where the values of the first part are found. */
  connectionHint: string;
  fields: readonly ProviderField[];
  /** Which of them hold the sender, as the card shows it. */
  sender: { name?: string; address: string };
  /** Whether it tells what becomes of a mail: without that, opens and clicks aren't counted. */
  tellsEvents: boolean;
  /** What there is to check after a failure, where it is this provider's own; else a sentence that fits any. */
  advice: Partial<Record<MailFailure, (values: ProviderValues) => string>>;
}

export const plainFields = ({ fields }: Pick<Provider, "fields">): ProviderField[] =>
  fields.filter(({ kind }) => kind !== "secret");

export const secretFields = ({ fields }: Pick<Provider, "fields">): ProviderField[] =>
  fields.filter(({ kind }) => kind === "secret");

/** @returns a value for each field that is read back: what is given, else the first choice, else nothing */
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
