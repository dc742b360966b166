import { ChevronRight } from "lucide-react";
import { endpoints } from "../../../api/endpoints";
import { useCan } from "../../../api/react/ability";
import { formatNumber } from "../../../domain/format";
import { recordTexts } from "../../../domain/record-texts";
import { RECORDS, type RecordKind } from "../../../domain/records/records";
import { hrefFor } from "../../../domain/routes";
import { listSource } from "../../../shared/lists/query/list-source";
import { useTotal } from "../../../shared/lists/query/use-total";
import type { SavedView } from "../../../shared/lists/views/saved-view";
import { useSavedViews } from "../../../shared/lists/views/use-saved-views";
import { addressOf } from "../../../shared/navigation";
import { Card } from "../../../ui/display/card";
import { Icon } from "../../../ui/icons/icon";
import { ReadFailed } from "../../../ui/messages/read-failed";
import { tw } from "../../../ui/tw";
import { texts } from "../texts";

const REGISTRY = hrefFor("donors");
/** The lists that views belong to: their endpoint, and the address of their page. */
const LISTS: Record<RecordKind, readonly [path: string, page: string]> = {
  donors: [endpoints.donors(), `${REGISTRY}?`],
  donations: [endpoints.donations(), `${REGISTRY}?tab=donations&`],
  awards: [endpoints.awards(), `${REGISTRY}?tab=awards&`],
  awardsDue: [endpoints.awardsDue(), `${REGISTRY}?tab=awardsDue&`],
  managers: [endpoints.users(), `${hrefFor("managers")}?`],
  admins: [endpoints.users(), `${hrefFor("admins")}?`],
  directors: [endpoints.users(), `${hrefFor("admins")}?tab=directors&`],
};

/** The views that the user has pinned, with their counts. Nothing without one. */
export function PinnedViews() {
  const { status, views, pinned, retry, retrying } = useSavedViews();
  const can = useCan();
  const shown = views.filter(({ _id, content }) => pinned.includes(_id) && can("read", RECORDS[content.tab].subject));
  if (status === "failed") return <ReadFailed title={texts.pinnedFailed} onRetry={retry} retrying={retrying} />;
  if (shown.length === 0) return null;
  return (
    <Card title={texts.pinned} flush>
      <ul className={tw`mt-3 grid border-t divide-y`}>
        {shown.map((view) => (
          <PinnedView key={view._id} view={view} />
        ))}
      </ul>
    </Card>
  );
}

function PinnedView({ view: { _id, name, content } }: { view: SavedView }) {
  const [path, page] = LISTS[content.tab];
  const total = useTotal(listSource(content.tab, path), content.query, true);
  return (
    <li>
      <a
        href={addressOf(`${page}view=${encodeURIComponent(_id)}`)}
        className={tw`flex min-h-[52px] items-center gap-4 px-6 py-2.5 hover:bg-hover focus-visible:outline-offset-[-2px] narrow:px-4`}
      >
        <b className={tw`min-w-[56px] flex-none text-right text-lead font-strong tabular-nums`}>
          {typeof total === "number" && formatNumber(total)}
          {total === null && <span aria-hidden>–</span>}
        </b>
        <span className={tw`grid min-w-0 flex-1 leading-snug`}>
          <span className={tw`break-anywhere font-strong`}>{name}</span>
          <span className={tw`text-label text-faint`}>
            {recordTexts(content.tab).title}
            {total === null && `, ${texts.notCounted}`}
          </span>
        </span>
        <Icon of={ChevronRight} size={16} className={tw`flex-none text-faint print:hidden`} />
      </a>
    </li>
  );
}
