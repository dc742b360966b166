import { Banner } from "../../../ui/messages/banner";
import { Button } from "../../../ui/buttons/button";
import { Kbd } from "../../../ui/display/kbd";
import { uiTexts } from "../../../ui/texts";
import { useDelayed } from "../../../ui/messages/use-delayed";
import { tw, cx } from "../../../ui/tw";
import type { SearchState, Found } from "../searcher";
import { texts } from "../texts";

interface SearchMessageProps {
  state: SearchState;
  /** Whether neither people nor commands were found. */
  empty: boolean;
  onRetry: () => void;
}

export function SearchMessage({ state, empty, onRetry }: SearchMessageProps) {
  const showsSearching = useDelayed(state.status === "searching" && !state.former);
  if (state.status === "failed") {
    const { message, retryAfter, saysWhen } = state.error;
    return (
      <div className={tw`p-4`}>
        <Banner
          live
          tone="danger"
          title={texts.failed}
          actions={
            <Button small onClick={onRetry}>
              {uiTexts.retry}
            </Button>
          }
        >
          <span className={tw`break-anywhere`}>
            {message} {retryAfter !== null && !saysWhen && texts.wait(retryAfter)}
          </span>
        </Banner>
      </div>
    );
  }
  const text = empty ? texts.nothing : showsSearching ? texts.searching : null;
  return text && <p className={tw`px-[18px] py-6 text-muted break-anywhere`}>{text}</p>;
}

interface SearchFootProps {
  found: Found | null;
  /** What can be searched, in place of the number; null while the field has a text. */
  hint: string | null;
}

/** The number of people found (specification §2), also announced by screen readers, and the keys. */
export function SearchFoot({ found, hint }: SearchFootProps) {
  const count = found ? texts.found(Math.max(found.nbHits, found.hits.length), found.query) : "";
  return (
    <div
      className={cx(
        tw`mt-auto flex flex-none items-center gap-3 border-t bg-sunken px-[18px] py-[9px] text-label text-muted`,
        // touch screens show no keys: without a text it takes no space
        !count && !hint && tw`narrow:border-0 narrow:py-0 coarse:border-0 coarse:py-0`,
      )}
    >
      <div className={tw`min-w-0 break-anywhere`}>
        <p role="status">{count}</p>
        {hint && <p>{hint}</p>}
      </div>
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
