import { Suspense, type ComponentProps } from "react";
import { lazyPage } from "../../ui/loading/lazy-page";
import { loadLinkOutcome } from "../auth";

const LinkOutcome = lazyPage(loadLinkOutcome);

interface LinkStatusProps {
  /** The token of the mailed link that the user has opened; null without one. */
  token: string | null;
  next: ComponentProps<typeof LinkOutcome>["next"];
}

/** The result of the mailed link that the user has opened. It loads independently of the view. */
export const LinkStatus = ({ token, next }: LinkStatusProps) => (
  <Suspense>{token !== null && <LinkOutcome token={token} next={next} />}</Suspense>
);
