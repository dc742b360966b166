import { useUser } from "../../../api/react/connection";
import type { PageProps } from "../../../shared/navigation";
import { useLiveDonor } from "../../../shared/donor/reads";
import { RegistrationPage } from "./registration-page";

/**
 * The registration in our own pages, which hears that the association changed the record. A partner's page isn't asked to let
 * a socket through: there it is heard on coming back to the page.
 */
export function LiveRegistrationPage(props: PageProps) {
  useLiveDonor(useUser()?._id ?? "");
  return <RegistrationPage {...props} />;
}
