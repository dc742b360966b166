import { DEFAULT_TEXTS, type TextSettings } from "../../domain/settings/text-settings";
import { useDelayed } from "../../ui/messages/use-delayed";
import { useSection, useSettings } from "../settings";
import { textsAnswer } from "./read-texts";

/**
 * The association's own words. Where they can't be read, or take their time, ours stand there: a page never waits for them.
 * @returns null for a moment, so that ours don't flash before theirs
 */
export function useTexts(): TextSettings | null {
  const waiting = useSettings().status === "loading";
  const section = useSection(textsAnswer);
  const late = useDelayed(waiting);
  return section?.values ?? (waiting && !late ? null : DEFAULT_TEXTS);
}
