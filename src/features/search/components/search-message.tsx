import { Banner } from "../../../ui/messages/banner";
import { Button } from "../../../ui/buttons/button";
import { uiTexts } from "../../../ui/texts";
import { tw } from "../../../ui/tw";
import { useDelayed } from "../../../ui/messages/use-delayed";
import type { SearchState } from "../searcher";
import { texts } from "../texts";

interface SearchMessageProps {
  state: SearchState;
  hasRecent: boolean;
  /** What can be searched. */
  hint: string;
  onRetry: () => void;
}

/** What is said where there are no hits. */
export function SearchMessage({ state, hasRecent, hint, onRetry }: SearchMessageProps) {
  const late = useDelayed(state.status === "searching" && !state.former);
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
  const nothing = state.status === "found" && state.found.hits.length === 0;
  const words = nothing ? texts.nothing : state.status === "empty" && !hasRecent ? hint : late ? texts.searching : null;
  return words && <p className={tw`px-[18px] py-6 text-muted break-anywhere`}>{words}</p>;
}
