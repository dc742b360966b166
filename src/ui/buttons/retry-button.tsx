import { useId } from "react";
import { Button } from "./button";
import { uiTexts } from "../texts";

interface RetryButtonProps {
  /** The id of the element that says what failed. It is part of the button's name, because a page may have several of these buttons. */
  about: string;
  onRetry: () => void;
  retrying: boolean;
  small?: boolean;
}

/** "Riprova". */
export function RetryButton({ about, onRetry, retrying, small = false }: RetryButtonProps) {
  const id = useId();
  return (
    <Button id={id} aria-labelledby={`${id} ${about}`} onClick={onRetry} loading={retrying} small={small}>
      {uiTexts.retry}
    </Button>
  );
}
