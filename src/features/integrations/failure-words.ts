import {
  MAIL_FAILURES,
  type MailFailure,
  type Provider,
  type ProviderValues,
} from "../../domain/integrations/provider";
import { texts } from "./texts";

const known = (code: string | null): MailFailure => MAIL_FAILURES.find((one) => one === code) ?? "other";

/** Returns a failure in a few words. */
export const failureTitle = ({ name }: Provider, code: string | null): string => texts.failureTitles[known(code)](name);

/** Returns what a failure means and how to fix it: the provider's own advice, if there is one. */
export const failureWords = (provider: Provider, code: string | null, values: ProviderValues): string =>
  provider.advice[known(code)]?.(values) ?? texts.failures[known(code)](provider.name);
