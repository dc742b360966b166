import { Bookmark, Pencil, Undo2 } from "lucide-react";
import { useState } from "react";
import { Banner } from "../../../ui/banner";
import { Button } from "../../../ui/button";
import { FocusFallback } from "../../../ui/focus-fallback";
import { Icon } from "../../../ui/icons/icon";
import { tw } from "../../../ui/tw";
import { useLazyComponent } from "../../../ui/use-lazy-component";
import type { SavedView } from "../saved-view";
import { texts } from "../texts";
import { useUser } from "../../../api/react/connection";
import type { ViewControl } from "../view-control";

const loadConflict = async () => (await import("./conflict-dialog")).ConflictDialog;

/** Which view the list is seen through, whether it was changed since, and what could not be shown of it. */
export function ViewName({ control }: { control: ViewControl }) {
  const { opened, view, modified, missingColumns, saved, content, open, tell } = control;
  const user = useUser();
  const [saving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<SavedView | null>(null);
  const { Component: ConflictDialog, load } = useLazyComponent(loadConflict);
  if (opened.status === "missing")
    return (
      <Banner
        tone="info"
        live
        title={opened.failed ? texts.notRead : texts.notFound}
        actions={
          opened.failed && (
            <Button small onClick={saved.retry}>
              {texts.retry}
            </Button>
          )
        }
      />
    );
  if (!view) return null;

  const save = async (over: SavedView) => {
    setSaving(true);
    const outcome = await saved.update(over, { content });
    setSaving(false);
    if (!outcome.ok && outcome.current && (await load(outcome.error.message))) return setConflict(outcome.current);
    setConflict(null);
    tell(outcome, texts.saved);
  };
  const mayChange = saved.kept === "device" || view.owner._id === user?._id || user?.role === "admin";
  const notes = [
    ...(view.omitted > 0 ? [texts.omittedRules(view.omitted)] : []),
    ...(missingColumns > 0 ? [texts.omittedColumns(missingColumns)] : []),
  ];
  return (
    <div className={tw`grid gap-2`}>
      <FocusFallback className={tw`flex flex-wrap items-center gap-2 min-h-[28px]`}>
        <Icon of={Bookmark} size={16} className={tw`text-muted`} />
        <span className={tw`font-medium`}>{view.name}</span>
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
        {modified && mayChange && (
          <Button small loading={saving} onClick={() => void save(view)}>
            {texts.save}
          </Button>
        )}
        {modified && (
          <Button small kind="quiet" icon={Undo2} onClick={() => open(view)}>
            {texts.back}
          </Button>
        )}
      </FocusFallback>
      {notes.length > 0 && <Banner tone="warn" title={notes.join(" ")} />}
      {ConflictDialog && (
        <ConflictDialog
          current={conflict}
          onClose={() => setConflict(null)}
          onOverwrite={(current) => void save(current)}
          onOpen={(current) => {
            setConflict(null);
            open(current);
          }}
        />
      )}
    </div>
  );
}
