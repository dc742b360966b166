import { Bookmark, Pencil, Undo2 } from "lucide-react";
import { Banner } from "../../../../ui/messages/banner";
import { Button } from "../../../../ui/buttons/button";
import { FocusFallback } from "../../../../ui/focus/focus-fallback";
import { Icon } from "../../../../ui/icons/icon";
import { tw } from "../../../../ui/tw";
import { uiTexts } from "../../../../ui/texts";
import { texts } from "../texts";
import { useViewWrites, type ViewWrites } from "../use-view-writes";
import type { ViewControl } from "../view-control";
import { ViewConflict } from "./view-conflict";

/** The name of the open view with its changes, or why it isn't open. It stays, for the outcome of a write. */
export function OpenedView({ control }: { control: ViewControl }) {
  const { opened, view, saved } = control;
  const writes = useViewWrites(control);
  return (
    <>
      {opened.status === "missing" && (
        <Banner
          tone="info"
          live
          title={opened.failed ? texts.notRead : texts.notFound}
          actions={
            opened.failed && (
              <Button small onClick={saved.retry}>
                {uiTexts.retry}
              </Button>
            )
          }
        />
      )}
      {view && <OpenName control={control} view={view} change={writes.change} />}
      <ViewConflict writes={writes} open={control.open} />
    </>
  );
}

interface OpenNameProps extends Pick<ViewWrites, "change"> {
  control: ViewControl;
  view: NonNullable<ViewControl["view"]>;
}

function OpenName({ control, view, change }: OpenNameProps) {
  const { modified, missingColumns, content, open, saving } = control;
  const notes = [
    ...(view.omitted > 0 ? [texts.omittedRules(view.omitted)] : []),
    ...(missingColumns > 0 ? [texts.omittedColumns(missingColumns)] : []),
  ];
  return (
    <div className={tw`grid gap-2`}>
      <FocusFallback className={tw`flex flex-wrap items-center gap-2 min-h-[28px] narrow:flex-nowrap`}>
        <Icon of={Bookmark} size={16} className={tw`text-muted`} />
        <span className={tw`flex flex-wrap items-center gap-x-2 gap-y-1 min-w-0 narrow:flex-1`}>
          <span className={tw`font-medium break-anywhere`}>{view.name}</span>
          <span role="status">
            {modified && (
              <span
                className={tw`inline-flex items-center gap-1 px-2 h-6 rounded-full bg-selected text-caption text-muted`}
              >
                <Icon of={Pencil} size={14} />
                {texts.modified}
              </span>
            )}
          </span>
        </span>
        {modified && control.mayChange(view) && (
          <Button small loading={saving} onClick={() => void change(view, { content })}>
            {uiTexts.save}
          </Button>
        )}
        {modified && (
          <Button small kind="quiet" icon={Undo2} iconWhenNarrow onClick={() => open(view)}>
            {texts.back}
          </Button>
        )}
      </FocusFallback>
      {notes.length > 0 && <Banner tone="warn" title={notes.join(" ")} />}
    </div>
  );
}
