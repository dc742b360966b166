import { Button } from "../../../ui/buttons/button";
import { Spinner } from "../../../ui/messages/spinner";
import { tw } from "../../../ui/tw";
import { useDelayed } from "../../../ui/messages/use-delayed";
import { FormFailureBanner } from "../form-failure-banner";
import { FrontPage } from "../front-page";
import { texts } from "./texts";
import type { Validation } from "./use-validation";

interface LinkPendingProps {
  validation: Extract<Validation, { type: "running" | "failed" }>;
  onRetry: () => void;
  titles: Record<"runningTitle" | "failedTitle", string>;
}

/** A mailed link that is being checked, or whose check failed and may work later. */
export const LinkPending = ({ validation, onRetry, titles }: LinkPendingProps) =>
  validation.type === "running" ? (
    <FrontPage title={titles.runningTitle}>
      <LinkRunning />
    </FrontPage>
  ) : (
    <FrontPage title={titles.failedTitle}>
      <FormFailureBanner failure={validation.failure} />
      <Button kind="primary" wide onClick={onRetry}>
        {texts.validate.retry}
      </Button>
    </FrontPage>
  );

/** While a link is checked: empty at first, so that nothing flashes. */
function LinkRunning() {
  const late = useDelayed(true);
  return (
    <div role="status" className={tw`min-h-[24px]`}>
      {late && <Spinner label={texts.validate.running} />}
    </div>
  );
}
