import type { RefObject } from "react";
import { useCommandKey } from "../../ui/use-command-key";

/** Ctrl+S, and Cmd+S on a Mac, save. */
export const useSaveKey = (inside: RefObject<HTMLElement | null>, onSave: () => void): void =>
  useCommandKey("s", inside, onSave);
