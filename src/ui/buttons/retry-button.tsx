import { useId } from "react";
import { Button } from "./button";
import { uiTexts } from "../texts";

interface RetryButtonProps {
  /** The id of what says what could not be done: a page may have several of these, and a list of buttons has no surroundings. */
  about: string;
  onRetry: () => void;
  retrying: boolean;
  small?: boolean;
}

/** "Riprova", and what of. */
export function RetryButton({ about, onRetry, retrying, small = false }: RetryButtonProps) {
  const id = useId();
  return (
    <Button id={id} aria-labelledby={`${id} ${about}`} onClick={onRetry} loading={retrying} small={small}>
      {uiTexts.retry}
    </Button>
  );
}
