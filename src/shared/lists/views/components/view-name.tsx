import { Bookmark, Pencil, Undo2 } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { Banner } from "../../../../ui/messages/banner";
import { Button } from "../../../../ui/buttons/button";
import { FocusFallback } from "../../../../ui/focus/focus-fallback";
import { Icon } from "../../../../ui/icons/icon";
import { tw } from "../../../../ui/tw";
import { useLazyComponent } from "../../../../ui/loading/use-lazy-component";
import { uiTexts } from "../../../../ui/texts";
import { texts } from "../texts";
import type { ViewControl } from "../view-control";

const loadConflict = async () => (await import("./conflict-dialog")).ConflictDialog;

export function ViewName({ control }: { control: ViewControl }) {
  const { opened, view, saved } = control;
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
      {view && <OpenName control={control} view={view} />}
      <Conflict control={control} />
    </>
  );
}

function OpenName({ control, view }: { control: ViewControl; view: NonNullable<ViewControl["view"]> }) {
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
          <Button small loading={saving} onClick={() => void control.change(view, { content })}>
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

/** The dialog for a view that a colleague saved first. */
function Conflict({ control }: { control: ViewControl }) {
  const { conflict, keepTheirs, change, open } = control;
  const { Component: ConflictDialog, load } = useLazyComponent(loadConflict);
  const loadDialog = useEffectEvent(async () => {
    if (!(await load(texts.conflictFailed))) keepTheirs();
  });
  useEffect(() => {
    if (conflict) void loadDialog();
  }, [conflict]);
  return (
    ConflictDialog && (
      <ConflictDialog
        current={conflict?.current ?? null}
        onClose={keepTheirs}
        onOverwrite={(current) => conflict && void change(current, conflict.change)}
        onOpen={(current) => {
          keepTheirs();
          open(current);
        }}
      />
    )
  );
}
