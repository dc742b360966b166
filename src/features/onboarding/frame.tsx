import { createContext, useContext, type ReactNode } from "react";
import { Logo } from "../../shared/brand";
import { Link } from "../../ui/buttons/link";
import { PageHeading } from "../../ui/page/page-heading";
import { cx, tw } from "../../ui/tw";
import { texts } from "./texts";
import { useRequestedFocus } from "./focus-request";

/** Where the page's owner wants a way back to; null for none. */
export const ReturnContext = createContext<string | null>(null);

interface WidgetFrameProps {
  actions?: ReactNode;
  /** False where the view has a way back of its own. */
  wayBack?: boolean;
  children: ReactNode;
}

/** What stands around every view of the element: the association's name above, the way back below. */
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
  /** A picture above the heading; heading and sentence then stand in the middle. */
  art?: ReactNode;
  children: ReactNode;
}

/** A view that fits the whole element: its heading, a sentence, and what there is to do. */
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

/** As {@link View}, as narrow as a few fields want it. */
export const NarrowView = (props: ViewProps) => (
  <div className={tw`mx-auto w-full max-w-[428px]`}>
    <View {...props} />
  </div>
);
