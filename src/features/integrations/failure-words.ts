import {
  MAIL_FAILURES,
  type MailFailure,
  type Provider,
  type ProviderValues,
} from "../../domain/integrations/provider";
import { texts } from "./texts";

const known = (code: string | null): MailFailure => MAIL_FAILURES.find((one) => one === code) ?? "other";

/** @returns what is the matter, in a few words */
export const failureTitle = ({ name }: Provider, code: string | null): string => texts.failureTitles[known(code)](name);

/** @returns what a provider's refusal means, and what to do: in its own words where it has some */
export const failureWords = (provider: Provider, code: string | null, values: ProviderValues): string =>
  provider.advice[known(code)]?.(values) ?? texts.failures[known(code)](provider.name);
