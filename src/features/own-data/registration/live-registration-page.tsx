import { useUser } from "../../../api/react/connection";
import type { PageProps } from "../../../shared/navigation";
import { useLiveDonor } from "../../../shared/donor/reads";
import { RegistrationPage } from "./registration-page";

/**
 * The registration in the back office, which updates when the association changes the record. A partner's page has no
 * socket: there the record is read again when the user returns to the page.
 */
export function LiveRegistrationPage(props: PageProps) {
  useLiveDonor(useUser()?._id ?? "");
  return <RegistrationPage {...props} />;
}
