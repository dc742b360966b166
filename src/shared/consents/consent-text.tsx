import { paragraphsOf } from "../../domain/settings/text-settings";
import { textDifferences } from "../../domain/language/text-differences";
import type { ConsentVersion } from "../../domain/settings/consent-settings";
import { Skeleton, SkeletonGroup } from "../../ui/messages/skeleton";
import { tw } from "../../ui/tw";
import { texts } from "./texts";

/** The text of a consent, in paragraphs. */
export const ConsentParagraphs = ({ text }: { text: string }) => (
  <div className={tw`grid gap-2 rounded bg-sunken px-3.5 py-3`}>
    {paragraphsOf(text).map((paragraph, nth) => (
      <p key={nth} className={tw`break-anywhere text-pretty`}>
        {paragraph}
      </p>
    ))}
  </div>
);

interface AcceptedTextProps {
  /** Whether the versions are loading. */
  loading: boolean;
  /** Undefined if the server doesn't send this version. */
  found: ConsentVersion | undefined;
}

/** The text of the version that a person has answered; a sentence if it exists only on paper, or can't be read. */
export function AcceptedText({ loading, found }: AcceptedTextProps) {
  if (loading)
    return (
      <SkeletonGroup label={texts.loading}>
        <Skeleton height={80} />
      </SkeletonGroup>
    );
  if (found?.words) return <ConsentParagraphs text={found.words.text} />;
  return <p className={tw`text-muted`}>{found ? texts.onPaperOnly : texts.unreadable}</p>;
}

/** The sentences that were added to a text and removed from it. Renders nothing if there are none. */
export function ConsentDifferences({ before, after }: { before: string; after: string }) {
  const found = textDifferences(before, after);
  if (found.length === 0) return null;
  return (
    <ul className={tw`grid gap-2`}>
      {found.map(({ kind, sentence }, nth) => (
        <li key={nth} className={tw`grid gap-0.5 border-l-[3px] border-line pl-3`}>
          <b className={tw`text-label font-medium`}>{texts.differences[kind]}</b>
          {kind === "added" ? (
            <ins className={tw`break-anywhere no-underline`}>{sentence}</ins>
          ) : (
            <del className={tw`break-anywhere text-muted`}>{sentence}</del>
          )}
        </li>
      ))}
    </ul>
  );
}
