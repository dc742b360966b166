import { affectedReads } from "../../../api/writes/affected-reads";
import { endpoints } from "../../../api/endpoints";
import { useUser } from "../../../api/react/connection";
import { useMutation } from "../../../api/react/use-mutation";
import { hrefFor } from "../../../domain/routes";
import { addressOf } from "../../../shared/navigation";
import { Button } from "../../../ui/buttons/button";
import { FrontPage } from "../front-page";
import { useMailedToken } from "../mailed-link";
import { LinkPending } from "./link-pending";
import { texts as linkTexts } from "./texts";
import { useValidation } from "./use-validation";

const { confirmEmail: texts } = linkTexts;

/** Changes the address of the account, with the token of the mailed link. */
const useConfirmEmail = () =>
  useMutation({
    request: (token: string) => ({ path: endpoints.confirmEmail(), method: "POST", body: { token } }),
    invalidates: affectedReads.accountSettings,
  });

/** The page of the link that was mailed to a new address. */
export function ConfirmEmailPage() {
  const [validation, retry] = useValidation(useConfirmEmail().write, useMailedToken());
  const user = useUser();
  const nextButton = (
    <Button kind="primary" wide href={addressOf(hrefFor(user ? "accountSettings" : "login"))}>
      {user ? texts.account : linkTexts.signIn}
    </Button>
  );
  switch (validation.type) {
    case "running":
    case "failed":
      return <LinkPending validation={validation} onRetry={retry} titles={texts} />;
    case "done":
      return (
        <FrontPage title={texts.doneTitle} lead={texts.doneLead}>
          {nextButton}
        </FrontPage>
      );
    case "expired":
    case "none":
      return (
        <FrontPage
          title={validation.type === "expired" ? linkTexts.expiredTitle : texts.noLinkTitle}
          lead={texts.notChangedHint}
        >
          {nextButton}
        </FrontPage>
      );
  }
}
