import {
  MAIL_FAILURES,
  type MailFailure,
  type Provider,
  type ProviderValues,
} from "../../domain/integrations/provider";
import { texts } from "./texts";

const toFailure = (code: string | null): MailFailure => MAIL_FAILURES.find((failure) => failure === code) ?? "other";

/** @returns a short description of a failure */
export const failureTitle = ({ name }: Provider, code: string | null): string =>
  texts.failureTitles[toFailure(code)](name);

/** @returns what a failure means and how to fix it. The provider's own advice takes precedence */
export const failureText = (provider: Provider, code: string | null, values: ProviderValues): string =>
  provider.advice[toFailure(code)]?.(values) ?? texts.failures[toFailure(code)](provider.name);
