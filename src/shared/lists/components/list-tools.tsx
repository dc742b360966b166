import { Ellipsis } from "lucide-react";
import { useId, useState, type ReactNode } from "react";
import { IconButton } from "../../../ui/icon-button";
import { tw } from "../../../ui/tw";
import { texts } from "../texts";

interface ListToolsProps {
  /** How the rows are chosen; always there. */
  tools?: ReactNode;
  /** How they are shown, kept and taken along; in a narrow element "…" unfolds it. */
  more?: ReactNode;
  /** What heads of columns offer, for cards, which have none; it folds with them, after the order. */
  folded?: ReactNode;
  /** The order, for cards; it folds with them. */
  sort: ReactNode;
}

/** Beside the search: what can be done with the list. */
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
  return (
    <div className={tw`ml-auto cards:ml-0 cards:basis-full flex flex-wrap gap-2 narrow:contents`}>
      {tools}
      <span className={tw`hidden narrow:block`}>
        <IconButton
          icon={Ellipsis}
          kind="secondary"
          label={texts.moreTools}
          aria-expanded={unfolded}
          aria-controls={id}
          onClick={() => setUnfolded(!unfolded)}
        />
      </span>
      <div
        id={id}
        className={
          unfolded
            ? tw`contents narrow:grid grid-cols-[repeat(2,minmax(0,1fr))] gap-2 basis-full`
            : tw`contents narrow:hidden`
        }
      >
        {more}
        {sort}
        {folded}
      </div>
    </div>
  );
}
