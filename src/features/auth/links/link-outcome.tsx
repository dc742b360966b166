import { Banner } from "../../../ui/messages/banner";
import { Button } from "../../../ui/buttons/button";
import { useValidate } from "./post-validate";
import { useValidation } from "./use-validation";
import { texts as linkTexts } from "./texts";

const { here: texts, validate } = linkTexts;

export interface LinkOutcomeProps {
  token: string;
  /** The next step: the sign-in, the form, or the mail that is still to come; null for none. */
  next: "sign-in" | "form" | "mail" | null;
}

/** Confirms an address with the token of a mailed link, and shows the result. */
export default function LinkOutcome({ token, next }: LinkOutcomeProps) {
  const [validation, retry] = useValidation(useValidate().write, token);
  switch (validation.type) {
    case "done": {
      const hint = next === "mail" || next === null ? null : texts.done[next];
      return (
        hint !== null && (
          <Banner tone="success" title={texts.confirmed}>
            {hint}
          </Banner>
        )
      );
    }
    case "expired": {
      const hint = next === "form" || next === null ? null : texts.expired[next];
      return (
        hint !== null && (
          <Banner tone="warn" title={validate.expiredTitle}>
            {hint}
          </Banner>
        )
      );
    }
    case "failed":
      return (
        <Banner tone="danger" title={validate.failedTitle} actions={<Button onClick={retry}>{validate.retry}</Button>}>
          {validation.failure.message} {validation.failure.hint}
        </Banner>
      );
    case "running":
    case "none":
      return null;
  }
}
