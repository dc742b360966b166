import { Suspense, type ComponentProps } from "react";
import { lazyPage } from "../../ui/loading/lazy-page";
import { loadLinkOutcome } from "../auth";

const LinkOutcome = lazyPage(loadLinkOutcome);

interface ByLinkProps {
  /** What the mailed link has brought that has led here; null for who came without one. */
  token: string | null;
  next: ComponentProps<typeof LinkOutcome>["next"];
}

/** How it goes with the mailed link that somebody has followed to this page. The rest doesn't wait for it. */
export const ByLink = ({ token, next }: ByLinkProps) => (
  <Suspense>{token !== null && <LinkOutcome token={token} next={next} />}</Suspense>
);
