import { map, record, text } from "../../api/read";
import { sectionIn } from "../../api/settings";
import { DEFAULT_TEXTS, type TextName, type TextSettings } from "../../domain/settings/text-settings";

const textOf = (name: TextName) =>
  map(
    record({ title: text(DEFAULT_TEXTS[name].title), text: text(DEFAULT_TEXTS[name].text) }),
    (read) => read ?? DEFAULT_TEXTS[name],
  );

/** The association's own words; what a server doesn't say is said in ours. */
export const textsReader = map(
  record({ landing: textOf("landing"), welcome: textOf("welcome"), registered: textOf("registered") }),
  (read): TextSettings => read ?? DEFAULT_TEXTS,
);

export const textsAnswer = sectionIn("texts", textsReader);
