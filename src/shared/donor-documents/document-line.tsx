import { dayOf } from "../../domain/dates/days";
import { fileTitle, fileWords } from "../../domain/documents/file-name";
import { formatFullMoment, formatShortDate } from "../../domain/format";
import { hrefFor } from "../../domain/routes";
import { tw } from "../../ui/tw";
import { KindIcon, type DocumentRow } from "../documents";
import { addressOf } from "../navigation";
import { texts } from "./texts";

/** A document on a line, leading to its page. */
export function DocumentLine({ document }: { document: DocumentRow }) {
  const instant = document.changedAt ?? document.createdAt;
  const day = instant && dayOf(instant);
  return (
    <li className={tw`border-b last:border-b-0`}>
      <a
        href={addressOf(hrefFor("documentDetails", { id: document._id }))}
        className={tw`flex min-h-[52px] items-center gap-3 px-6 py-2.5 no-underline hover:bg-hover focus-visible:outline-offset-[-2px] narrow:min-h-[60px] narrow:px-4 tiny:flex-wrap tiny:!px-3`}
      >
        <KindIcon kind={document.kind} />
        <span className={tw`grid min-w-0 flex-1 tiny:!flex-[1_1_96px]`}>
          <b className={tw`break-anywhere`}>{fileTitle(document.name) || texts.noName}</b>
          <span className={tw`text-label text-faint`}>{fileWords(document)}</span>
        </span>
        {instant && day && (
          <time
            dateTime={instant}
            title={formatFullMoment(new Date(instant))}
            className={tw`whitespace-nowrap text-label text-muted`}
          >
            {formatShortDate(day)}
          </time>
        )}
      </a>
    </li>
  );
}
