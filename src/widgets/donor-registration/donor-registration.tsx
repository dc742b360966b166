import { Onboarding, OnboardingScope, type OwnDataPages } from "../../features/onboarding";
import { lazyPage } from "../../ui/loading/lazy-page";
import type { WidgetProps } from "../element";
import { Connected } from "../shared/connected";

const pages: OwnDataPages = {
  Form: lazyPage(async () => ({
    default: (await import("../../features/own-data/registration/registration-page")).RegistrationPage,
  })),
  Record: lazyPage(async () => ({
    default: (await import("../../features/own-data/record/own-record-page")).OwnRecordView,
  })),
};

/**
 * For a partner's page: somebody signs up, confirms the address and fills in the form; who is a donor already signs in and
 * sees the own status and data. Touches no title, and of the address only the hash of a mailed link.
 */
export function DonorRegistration(props: WidgetProps) {
  const { recaptchaSiteKey, privacyUrl, partner, start, returnUrl, emit } = props;
  return (
    <OnboardingScope returnUrl={returnUrl}>
      <Connected {...props}>
        <Onboarding
          {...{ pages, recaptchaSiteKey, privacyUrl, partner, start }}
          onRegistered={(userId) => emit("gds-registration-completed", { userId })}
        />
      </Connected>
    </OnboardingScope>
  );
}
