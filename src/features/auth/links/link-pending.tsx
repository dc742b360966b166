import { Button } from "../../../ui/button";
import { FormFailureBanner } from "../form-failure-banner";
import { FrontPage } from "../front-page";
import { LinkRunning } from "./link-running";
import { texts } from "./texts";
import type { Validation } from "./use-validation";

interface LinkPendingProps {
  validation: Extract<Validation, { type: "running" | "failed" }>;
  onRetry: () => void;
  /** Of the page, by how it goes. */
  titles: Record<"runningTitle" | "failedTitle", string>;
}

/** A mailed link that has no verdict yet: it is looked at, or that failed and may work later. */
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
