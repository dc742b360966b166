import { Ellipsis, X } from "lucide-react";
import { useId, useState, type ReactNode } from "react";
import { IconButton } from "../../../ui/buttons/icon-button";
import { OverlayRoot } from "../../../ui/overlay/overlay-root";
import { uiTexts } from "../../../ui/texts";
import { cx, tw } from "../../../ui/tw";
import { texts } from "../texts";

interface ListToolsProps {
  /** How the rows are chosen; always there. */
  tools?: ReactNode;
  /** How they are shown, kept and taken along; in a narrow element they are in the sheet behind "…". */
  more?: ReactNode;
  /** What heads of columns offer, for cards, which have none; it folds with them, after the order. */
  folded?: ReactNode;
  /** The order, for cards; it folds with them. */
  sort: ReactNode;
}

// As part of the page it has no box. In a narrow element it is a sheet from below, in the top layer.
const sheet = tw`contents narrow:grid narrow:fixed narrow:m-[auto_auto_0] narrow:w-full narrow:max-w-[520px] narrow:max-h-[calc(100%-40px)] grid-cols-[repeat(2,minmax(0,1fr))] gap-2 narrow:px-4 narrow:pt-2 narrow:pb-6 narrow:overflow-auto narrow:rounded-t-lg narrow:border-0 narrow:bg-raised narrow:text-ink narrow:shadow-float [&::backdrop]:bg-scrim narrow:[animation:gds-sheet_var(--gds-slow)_var(--gds-ease)]`;
const heading = tw`hidden narrow:block col-span-full mt-2 text-label font-strong`;

/** Beside the search: what can be done with the list. On phones "…" opens one sheet with order, filters, columns and views. */
export function ListTools({ tools, more, folded, sort }: ListToolsProps) {
  const [unfolded, setUnfolded] = useState(false);
  const id = useId();
  if (!more)
    return (
      <>
        {tools}
        {sort}
        {folded}
      </>
    );
  const title = `${id}-title`;
  return (
    <div className={tw`ml-auto cards:ml-0 cards:basis-full flex flex-wrap gap-2 narrow:contents`}>
      {tools}
      <span className={tw`hidden narrow:block`}>
        <IconButton
          icon={Ellipsis}
          kind="secondary"
          label={texts.moreTools}
          aria-expanded={unfolded}
          aria-haspopup="dialog"
          popoverTarget={id}
        />
      </span>
      <div
        id={id}
        popover="auto"
        // the browser opens and closes it: by "…", Esc, and a press beside it
        onToggle={({ target, currentTarget, newState }) => target === currentTarget && setUnfolded(newState === "open")}
        {...(unfolded && { role: "dialog", "aria-labelledby": title })}
        className={unfolded ? sheet : tw`contents narrow:hidden`}
      >
        <OverlayRoot ready={unfolded} outerUntilReady>
          <div className={tw`hidden narrow:flex col-span-full items-center justify-between`}>
            <h2 id={title} className={tw`text-lead`}>
              {texts.listTools}
            </h2>
            <IconButton icon={X} label={uiTexts.close} popoverTarget={id} popoverTargetAction="hide" />
          </div>
          <h3 className={heading}>{texts.order}</h3>
          <span className={tw`contents [&>*]:narrow:col-span-full`}>{sort}</span>
          <h3 className={cx(heading, tw`[&:has(+*>:empty)]:hidden`)}>{texts.filter}</h3>
          {/* a wider element keeps order, columns and views in one line */}
          <span className={tw`contents [&>*>*]:medium:order-1`}>{folded}</span>
          <h3 className={heading}>{texts.columnsAndViews}</h3>
          {more}
        </OverlayRoot>
      </div>
    </div>
  );
}
