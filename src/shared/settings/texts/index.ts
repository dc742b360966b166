import { map, record, text } from "../../../api/readers/read";
import { sectionIn } from "../../../api/readers/settings";
import { DEFAULT_TEXTS, type TextName, type TextSettings } from "../../../domain/settings/text-settings";
import { useDelayed } from "../../../ui/messages/use-delayed";
import { useSection, useSettings } from "../use-settings";

const textOf = (name: TextName) =>
  map(
    record({ title: text(DEFAULT_TEXTS[name].title), text: text(DEFAULT_TEXTS[name].text) }),
    (read) => read ?? DEFAULT_TEXTS[name],
  );

/** Reads the association's own texts; a missing text is the default one. */
export const textsReader = map(
  record({
    landing: textOf("landing"),
    welcome: textOf("welcome"),
    registered: textOf("registered"),
    card: textOf("card"),
  }),
  (read): TextSettings => read ?? DEFAULT_TEXTS,
);

export const textsAnswer = sectionIn("texts", textsReader);

/**
 * Reads the association's own texts. If they can't be read, or take long, the default ones are used: no page waits for them.
 * @returns null for a moment, so that the default texts don't flash before the association's
 */
export function useTexts(): TextSettings | null {
  const waiting = useSettings().status === "loading";
  const section = useSection(textsAnswer);
  const late = useDelayed(waiting);
  return section?.values ?? (waiting && !late ? null : DEFAULT_TEXTS);
}
