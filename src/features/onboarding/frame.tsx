import { createContext, useContext, type ReactNode, useEffect, useRef, type RefObject } from "react";
import { Logo } from "../../shared/brand";
import { Link } from "../../ui/buttons/link";
import { PageHeading } from "../../ui/page/page-heading";
import { cx, tw } from "../../ui/tw";
import { texts } from "./texts";
import { focusHeading } from "../../ui/focus/focus-heading";

/** The address of the link "Torna al sito", from the host page; null without a link. */
export const ReturnContext = createContext<string | null>(null);

interface WidgetFrameProps {
  actions?: ReactNode;
  /** False if the view has its own link back. */
  wayBack?: boolean;
  children: ReactNode;
}

/** The frame of all views: the association's logo above, the link back below. */
export function WidgetFrame({ actions, wayBack = true, children }: WidgetFrameProps) {
  const returnUrl = useContext(ReturnContext);
  return (
    <div className={tw`mx-auto grid max-w-form`}>
      <div className={tw`flex min-h-[56px] items-center justify-between tiny:flex-wrap gap-4 border-b px-pad py-2`}>
        <Logo />
        {actions}
      </div>
      {children}
      {wayBack && returnUrl !== null && (
        <p className={tw`px-pad py-4 text-label`}>
          <Link look="tall" href={returnUrl}>
            {texts.back}
          </Link>
        </p>
      )}
    </div>
  );
}

interface ViewProps {
  title: string;
  lead?: ReactNode;
  /** A picture above the heading. With it, heading and lead are centered. */
  art?: ReactNode;
  children: ReactNode;
}

/** A view of the element: heading, lead and content. */
export function View({ title, lead, art, children }: ViewProps) {
  const box = useRequestedFocus();
  return (
    <div ref={box} className={tw`grid content-start gap-6 p-pad`}>
      <div className={cx(tw`grid gap-2`, Boolean(art) && tw`mx-auto w-full max-w-[480px] text-center`)}>
        {art}
        <PageHeading>{title}</PageHeading>
        {lead && <p className={tw`break-anywhere text-pretty text-muted`}>{lead}</p>}
      </div>
      {children}
    </div>
  );
}

/** A {@link View} with the width of a small form. */
export const NarrowView = (props: ViewProps) => (
  <div className={tw`mx-auto w-full max-w-[428px]`}>
    <View {...props} />
  </div>
);

/**
 * Whether the next view focuses its heading: only after an action of the user in this element, not in the first view, and not
 * after a sign-in elsewhere on the page or in another tab.
 */
interface FocusRequest {
  /** Called for an action that opens another view, now or after a response. */
  make: () => void;
  /** @returns whether it was requested, and ends the request */
  take: () => boolean;
}

export function createFocusRequest(): FocusRequest {
  let requested = false;
  return {
    make: () => {
      requested = true;
    },
    take: () => {
      const wasRequested = requested;
      requested = false;
      return wasRequested;
    },
  };
}

export const FocusRequestContext = createContext<FocusRequest>(createFocusRequest());

/** @returns a ref for the element around a view; its heading gets the requested focus */
export function useRequestedFocus(): RefObject<HTMLDivElement | null> {
  const request = useContext(FocusRequestContext);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = box.current?.getRootNode();
    return request.take() && root instanceof ShadowRoot ? focusHeading(root, { toTop: true }) : undefined;
  }, [request]);
  return box;
}
