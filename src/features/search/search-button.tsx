import { useRef, useState } from "react";
import { Search } from "lucide-react";
import { useUser } from "../../api/react/connection";
import type { User } from "../../domain/entities";
import type { RouteName } from "../../domain/routes";
import { Icon } from "../../ui/icons/icon";
import { tw } from "../../ui/tw";
import { useCommandKey } from "../../ui/browser/use-command-key";
import { useLetterKeys } from "../../ui/browser/use-letter-keys";
import { useLazyComponent } from "../../ui/loading/use-lazy-component";
import { buttonTexts as texts } from "./button-texts";

const loadParts = async () => (await import("./components/search-parts")).SearchParts;

const keyClass = tw`ml-auto hidden w1040:inline-flex coarse:hidden items-center h-5 px-[5px] border border-b-2 border-line-control rounded-[4px] bg-surface text-[12px] leading-none after:content-[attr(data-key)]`;

interface SearchButtonProps {
  /** Whether a route's page exists. */
  hasPage: (route: RouteName) => boolean;
}

/** The button that opens the global search (specification §2). The server decides what each role finds. */
export function SearchButton(props: SearchButtonProps) {
  const user = useUser();
  return user && <OpenButton {...props} user={user} />;
}

function OpenButton({ hasPage, user }: SearchButtonProps & { user: User }) {
  const { Component: SearchParts, load, preload, loading } = useLazyComponent(loadParts);
  const [pressed, setPressed] = useState({ keys: "" });
  const press = async (keys: string) => {
    if (await load(texts.failed)) setPressed({ keys });
  };
  const button = useRef<HTMLButtonElement>(null);
  useCommandKey("k", button, () => void press("k"));
  useLetterKeys(button, (keys) => void press(keys));
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={texts.search}
        aria-keyshortcuts="Control+K Meta+K"
        title={texts.search}
        aria-haspopup="dialog"
        aria-busy={loading || undefined}
        onClick={() => void press("k")}
        onPointerEnter={preload}
        onFocus={preload}
        className={tw`inline-flex flex-none items-center justify-center gap-2 rounded transition size-10 narrow:size-11 coarse:size-11 text-muted hover:bg-hover hover:text-ink w1040:w-[190px] w1040:mr-1.5 w1040:pl-2.5 w1040:pr-2 w1040:justify-start w1040:border w1040:border-line-control w1040:bg-canvas w1040:text-label w1040:text-faint`}
      >
        <Icon of={Search} size={18} />
        <span className={tw`hidden w1040:inline`}>{texts.placeholder}</span>
        {/* by CSS content, so that the key isn't part of the button's name, which voice control uses */}
        <span data-key={texts.key()} className={keyClass} />
      </button>
      {SearchParts && <SearchParts pressed={pressed} hasPage={hasPage} user={user} />}
    </>
  );
}
