import { Kbd } from "../../../ui/display/kbd";
import { cx, tw } from "../../../ui/tw";
import type { Found } from "../searcher";
import { texts } from "../texts";

/** How many were found (specification §2), said aloud, too; beside it the keys. */
export function SearchFoot({ found }: { found: Found | null }) {
  const count = found ? texts.found(Math.max(found.nbHits, found.hits.length), found.query) : "";
  return (
    <div
      className={cx(
        tw`mt-auto flex flex-none items-center gap-3 border-t bg-sunken px-[18px] py-[9px] text-label text-muted`,
        // on touch screens it has no keys to show: it takes no room before there is a count
        !count && tw`narrow:border-0 narrow:py-0 coarse:border-0 coarse:py-0`,
      )}
    >
      <p role="status" className={tw`min-w-0 break-anywhere`}>
        {count}
      </p>
      <p aria-hidden className={tw`ml-auto flex flex-none items-center gap-1.5 narrow:hidden coarse:hidden`}>
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd>
        {texts.move}
        <span className={tw`ml-2 inline-flex`}>
          <Kbd>{texts.escape}</Kbd>
        </span>
        {texts.close}
      </p>
    </div>
  );
}
