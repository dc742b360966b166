import { Plus } from "lucide-react";
import { useMemo, useState } from "react";
import { useCan } from "../../../api/react/ability";
import { useQuery } from "../../../api/react/use-query";
import { showTemplate } from "../../../domain/email-template/show-template";
import { ListPage } from "../../../shared/lists/components/list-page";
import { listTexts } from "../../../shared/lists/texts";
import { OnPageAction } from "../../../shared/page-actions/on-page-action";
import { useShortList } from "../../../shared/lists/use-short-list";
import { Button } from "../../../ui/buttons/button";
import { tw } from "../../../ui/tw";
import { useOpened } from "../../../ui/overlay/use-opened";
import { templatesQuery, type TemplateRow } from "../template";
import { columnsOf, SORTABLE, valueOf } from "./columns";
import { NewTemplateDialog } from "./new-template-dialog";
import { hasSendings, isSent, templateStatusOf } from "./template-status";
import { StarterCards } from "./starter-cards";
import { texts } from "./texts";
import { formatNumber } from "../../../domain/format";
import { Tabs } from "../../../ui/page/tabs";

const searchTextOf = ({ name, subject }: TemplateRow) => `${name}\n${showTemplate(subject ?? "")}`;
const NONE: readonly TemplateRow[] = [];

export function TemplatesPage() {
  const can = useCan();
  const all = useQuery(templatesQuery, { throwRouteErrors: true });
  const rows = all.status === "ready" ? all.data.rows : NONE;
  const columns = useMemo(() => columnsOf(rows), [rows]);
  const list = useShortList({
    kind: "emailTemplates",
    sortable: SORTABLE,
    defaultSort: hasSendings(rows) ? "-lastSending" : "-changed",
    tabs: STATE_TABS,
    all,
    columns,
    isIn: isInTab,
    searchTextOf,
    valueOf,
  });
  const { times, shown, show } = useOpened();
  const [starterId, setStarterId] = useState<string | null>(null);
  const create = (starter: string | null) => {
    setStarterId(starter);
    show();
  };
  const mayCreate = can("create", "EmailTemplate");
  const [emptyTitle, emptyHint] = texts.empty[tabNamed(list.view.tab)];
  const { placeholder, searchTip } = texts;
  return (
    <>
      <ListPage
        list={list}
        listTexts={listTexts("emailTemplates", { placeholder, searchTip, emptyTitle, emptyHint })}
        heading={texts.heading}
        actions={
          mayCreate && (
            <Button kind="primary" icon={Plus} aria-haspopup="dialog" onClick={() => create(null)}>
              {texts.create}
              <span className={tw`narrow:sr-only`}>{texts.createWhat}</span>
            </Button>
          )
        }
        tabs={
          <div className={tw`grid grid-cols-[minmax(0,1fr)] gap-6 pt-3 empty:hidden`}>
            {mayCreate && <StarterCards onChoose={create} />}
            {(all.status !== "ready" || rows.some(({ state }) => state !== null)) && (
              <StateTabs
                rows={all.status === "ready" ? rows : null}
                tab={list.view.tab}
                onShow={(tab) => list.changeView({ tab })}
              />
            )}
          </div>
        }
      />
      {mayCreate && <OnPageAction action="create" run={() => create(null)} />}
      {times > 0 && <NewTemplateDialog key={times} templates={rows} starterId={starterId} {...shown} />}
    </>
  );
}

const STATE_TABS = ["all", "draft", "ready", "sent", "archived"] as const;
type StateTab = (typeof STATE_TABS)[number];

/** @returns whether a row belongs to a tab; null is the first tab, all but the archive */
function isInTab(row: TemplateRow, tab: string | null): boolean {
  if (tab === null) return row.state !== "archived";
  return tab === "sent" ? isSent(row) : templateStatusOf(row) === tab;
}

const nameOf = (tab: StateTab) => (tab === "all" ? null : tab);

const tabNamed = (tab: string | null): StateTab => STATE_TABS.find((known) => known === tab) ?? "all";

interface StateTabsProps {
  /** Null while loading. */
  rows: readonly TemplateRow[] | null;
  tab: string | null;
  onShow: (tab: string | null) => void;
}

function StateTabs({ rows, tab, onShow }: StateTabsProps) {
  const shown = rows && !hasSendings(rows) ? STATE_TABS.filter((tab) => tab !== "sent") : STATE_TABS;
  const countOf = (stateTab: StateTab) =>
    rows && formatNumber(rows.filter((row) => isInTab(row, nameOf(stateTab))).length);
  return (
    <Tabs<StateTab>
      label={texts.tabs}
      value={tabNamed(tab)}
      onValueChange={(next) => onShow(nameOf(next))}
      tabs={shown.map((value) => ({ value, label: texts.tabTitles[value], count: countOf(value) ?? undefined }))}
    />
  );
}
