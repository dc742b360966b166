import {
  fillText,
  hasReader,
  paragraphsOf,
  type AssociationText,
  type TextName,
} from "../../../domain/settings/text-settings";
import { cx, tw } from "../../../ui/tw";
import { texts } from "./texts";

/** A text of the association as its readers will see it. */
export function TextPreview({ name, value: { title, text } }: { name: TextName; value: AssociationText }) {
  const filledText = hasReader(name) ? fillText(text, texts.reader) : text;
  const heading = name === "registered" ? texts.thanks : title;
  return (
    <div className={cx(tw`grid gap-1.5 rounded bg-sunken px-4 py-4`, name !== "landing" && tw`text-center`)}>
      {heading && (
        <b
          className={cx(
            tw`break-anywhere font-strong`,
            name === "welcome" ? tw`text-title` : tw`text-page leading-tight`,
          )}
        >
          {heading}
        </b>
      )}
      {paragraphsOf(filledText).map((paragraph, nth) => (
        <p key={nth} className={tw`break-anywhere text-pretty text-muted`}>
          {paragraph}
        </p>
      ))}
    </div>
  );
}
