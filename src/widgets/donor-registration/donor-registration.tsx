import { Onboarding, OnboardingScope } from "../../features/onboarding";
import type { WidgetProps } from "../host/widget";
import { Connected } from "../shared/connected";

/**
 * For a partner's page: a new donor signs up, confirms the address and fills in the form; a donor signs in and sees the
 * own status and data. Changes no title, and of the address only the hash of a mailed link.
 */
export function DonorRegistration(props: WidgetProps) {
  const { recaptchaSiteKey, privacyUrl, partner, start, returnUrl, emit } = props;
  return (
    <OnboardingScope returnUrl={returnUrl}>
      <Connected {...props}>
        <Onboarding
          recaptchaSiteKey={recaptchaSiteKey}
          privacyUrl={privacyUrl}
          partner={partner}
          start={start}
          onRegistered={(userId) => emit("gds-registration-completed", { userId })}
        />
      </Connected>
    </OnboardingScope>
  );
}
