import { Eye } from "lucide-react";
import { useState } from "react";
import { pageEndpoints } from "../../../api/page-endpoints";
import { count, instant, list, map, record, text, type Read } from "../../../api/readers/read";
import { failedReads, useFeatureQuery } from "../../../api/react/use-feature";
import { formatShortDate } from "../../../domain/format";
import { romeDay } from "../../../domain/dates/days";
import { TEXT_NAMES } from "../../../domain/settings/text-settings";
import { textsReader } from "../../../shared/settings/texts";
import { Badge } from "../../../ui/display/badge";
import { Button } from "../../../ui/buttons/button";
import { Card } from "../../../ui/display/card";
import { IconButton } from "../../../ui/buttons/icon-button";
import { Dialog } from "../../../ui/overlay/dialog";
import { ReadFailed } from "../../../ui/messages/read-failed";
import { tw } from "../../../ui/tw";
import { uiTexts } from "../../../ui/texts";
import { TextPreview } from "./text-preview";
import { texts } from "./texts";

const historyAnswer = list(
  "history",
  record({
    version: count(0),
    date: instant(null),
    author: map(record({ name: text("") }), (read) => read?.name ?? ""),
    to: textsReader,
  }),
);
type Entry = Read<typeof historyAnswer>["history"][number];

const dayOf = (date: string | null): string => {
  const moment = Date.parse(date ?? "");
  return Number.isNaN(moment) ? "" : formatShortDate(romeDay(moment));
};

/** The saved versions of the texts, with author and date. Renders nothing if the server doesn't declare `history`. */
export function TextHistory() {
  const state = useFeatureQuery("history", {
    path: pageEndpoints.settingsHistory("texts"),
    schema: historyAnswer,
  });
  const [opened, setOpened] = useState<Entry | null>(null);
  const [open, setOpen] = useState(false);
  const failed = failedReads(state);
  if (failed) return <ReadFailed title={texts.historyFailed} {...failed} />;
  if (state.status !== "ready" || state.data.history.length === 0) return null;
  const look = (entry: Entry) => {
    setOpened(entry);
    setOpen(true);
  };
  return (
    <Card title={texts.history} footer={<p className={tw`text-label text-muted`}>{texts.historyHint}</p>}>
      <ol className={tw`grid divide-y`}>
        {state.data.history.map((entry, nth) => (
          <li key={entry.version} className={tw`flex tiny:flex-wrap items-center gap-2 py-2.5 first:pt-0 last:pb-0`}>
            <span className={tw`grid min-w-0 flex-1 tiny:!flex-[1_1_96px] break-anywhere`}>
              <span className={tw`flex flex-wrap items-center gap-2`}>
                <b className={tw`font-strong`}>{texts.version(entry.version)}</b>
                {nth === 0 && <Badge tone="success" label={texts.inForce} />}
              </span>
              <span className={tw`text-label text-muted`}>{texts.savedBy(dayOf(entry.date), entry.author)}</span>
            </span>
            <IconButton icon={Eye} label={texts.look(entry.version)} onClick={() => look(entry)} />
          </li>
        ))}
      </ol>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={opened ? texts.lookTitle(opened.version) : ""}
        footer={<Button onClick={() => setOpen(false)}>{uiTexts.close}</Button>}
      >
        <div className={tw`mt-2 grid gap-4`}>
          {opened &&
            TEXT_NAMES.filter((name) => opened.to[name].text.trim()).map((name) => (
              <section key={name} className={tw`grid gap-1.5`}>
                <h3 className={tw`text-label font-medium`}>{texts.cards[name].title}</h3>
                <TextPreview name={name} value={opened.to[name]} />
              </section>
            ))}
        </div>
      </Dialog>
    </Card>
  );
}
