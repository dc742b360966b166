import { useState, type RefObject } from "react";
import { useUser } from "../../../../api/react/connection";
import { useFeature } from "../../../../api/react/use-feature";
import { recordTexts } from "../../../../domain/record-texts";
import { Button } from "../../../../ui/buttons/button";
import { copyText } from "../../../../ui/browser/copy-text";
import { Flyout } from "../../../../ui/overlay/flyout";
import { Spinner } from "../../../../ui/messages/spinner";
import { useToast } from "../../../../ui/toast/toast";
import { tw } from "../../../../ui/tw";
import { uiTexts } from "../../../../ui/texts";
import { addressOf, useAreaLocation } from "../../../navigation";
import { panelTexts } from "../panel-texts";
import type { SavedView, ViewForm } from "../saved-view";
import { texts } from "../texts";
import { viewIdIn } from "../use-open-view";
import { useViewWrites, type ViewWrites } from "../use-view-writes";
import type { ViewControl } from "../view-control";
import { SaveViewDialog, type SaveViewForm } from "./save-view-dialog";
import { useCountTurns, ViewCount } from "./view-count";
import { ViewConflict } from "./view-conflict";
import { AllRows, ViewGroup } from "./view-group";
import { Undo2 } from "lucide-react";
import { FocusFallback } from "../../../../ui/focus/focus-fallback";
import { useRoomBeside } from "../../../../ui/overlay/panel-sheet";

interface ViewsPanelProps {
  open: boolean;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  control: ViewControl;
  saveRequests: number;
}

/** `times` is the dialog's React key. */
type Dialog = { for: "new" | SavedView; open: boolean; times: number } | null;

export function ViewsPanel({ open, anchor, onClose, control, saveRequests }: ViewsPanelProps) {
  const { saved, view, modified, content, tab, sourceOf, isMine, mayChange, saving } = control;
  const writes = useViewWrites(control);
  const { showOutcome } = writes;
  const user = useUser();
  const toast = useToast();
  const { first } = saved;
  const { currentRoute } = useAreaLocation();
  const [dialog, setDialog] = useState<Dialog>(null);
  const [creating, setCreating] = useState(false);
  const mine = saved.views.filter((savedView) => isMine(savedView) && savedView.sharedWith.length === 0);
  const shared = saved.views.filter((savedView) => !mine.includes(savedView));

  const ask = (what: "new" | SavedView) => setDialog({ for: what, open: true, times: (dialog?.times ?? 0) + 1 });
  const [answered, setAnswered] = useState(0);
  if (answered !== saveRequests) {
    setAnswered(saveRequests);
    ask("new");
  }
  const close = () => setDialog(dialog && { ...dialog, open: false });
  const openFirst = async (viewId: string | null, done?: string) => {
    const outcome = await writes.openFirst(viewId);
    if (!outcome.ok) toast.error(outcome.error.message);
    else if (done) toast.success(done);
  };
  const copyLink = async ({ _id }: SavedView) => {
    const link = addressOf(`${currentRoute().path}?view=${encodeURIComponent(_id)}`);
    if (await copyText(link)) toast.success(panelTexts.linkCopied);
    else toast.warning(panelTexts.linkNotCopied);
  };
  const save = async (
    { name, sharedWith, openFirst: asFirst, copyLink: copied }: SaveViewForm,
    isOpen: () => boolean,
  ) => {
    if (!dialog) return;
    const edited = dialog.for === "new" ? null : dialog.for;
    const kept = edited
      ? await change(edited, { name, sharedWith })
      : await create({ name, sharedWith, content }, isOpen);
    if (!kept) return;
    // doesn't navigate if the user has closed the dialog, or opened another savedView
    const here = isOpen();
    if (here) close();
    if (asFirst) await openFirst(kept._id);
    else if (first === kept._id) await openFirst(null);
    if (copied && here) await copyLink(kept);
    if (edited || !here) return;
    onClose();
    control.open(kept);
  };
  const change = async (edited: SavedView, form: Pick<ViewForm, "name" | "sharedWith">) =>
    (await writes.change(edited, form)) ? edited : null;
  const create = async (form: ViewForm, isOpen: () => boolean) => {
    setCreating(true);
    const outcome = await writes.create(form);
    setCreating(false);
    if (!showOutcome(outcome, texts.saved) || !outcome.ok) return null;
    // the response doesn't contain the view: it can't be opened
    if (!outcome.view && isOpen()) close();
    return outcome.view;
  };
  const remove = async (savedView: SavedView) => {
    const outcome = await writes.remove(savedView);
    if (!outcome.ok) return showOutcome(outcome, "");
    // the user may have opened another view meanwhile
    if (viewIdIn(currentRoute().search) === savedView._id) control.openAll(tab);
    const restore = async () =>
      showOutcome(await writes.restore({ ...savedView, version: outcome.view.version }), panelTexts.restored);
    toast.success(panelTexts.removed(savedView.name), {
      undo: { label: panelTexts.restore, onSelect: () => void restore() },
    });
  };
  const pin = async ({ _id, name }: SavedView) => {
    const pinned = !saved.pinned.includes(_id);
    showOutcome(await writes.pin(_id, pinned), (pinned ? panelTexts.pinned : panelTexts.unpinned)(name));
  };
  const mayPin = useFeature("pinned-views");
  const turns = useCountTurns();
  const rows = {
    countOf: (savedView: SavedView) => (
      <ViewCount
        source={sourceOf(savedView.content.tab)}
        query={savedView.content.query}
        place={1 + saved.views.indexOf(savedView)}
        turns={turns}
      />
    ),
    current: view?._id ?? null,
    modified,
    first,
    isMine,
    mayChange,
    onOpen: (savedView: SavedView) => {
      onClose();
      control.open(savedView);
    },
    onEdit: ask,
    mayShare: user?.role !== "director",
    onCopyLink: (savedView: SavedView) => void copyLink(savedView),
    onOpenFirst: (savedView: SavedView) => void openFirst(savedView._id, panelTexts.openFirstDone(savedView.name)),
    pinned: mayPin ? saved.pinned : null,
    onPin: (savedView: SavedView) => void pin(savedView),
    onDuplicate: async (savedView: SavedView) => {
      showOutcome(
        await writes.create({ name: panelTexts.copyOf(savedView.name), sharedWith: [], content: savedView.content }),
        panelTexts.duplicated,
      );
    },
    onRemove: (savedView: SavedView) => void remove(savedView),
  };
  return (
    <>
      <Flyout
        open={open}
        anchor={anchor}
        onClose={onClose}
        title={panelTexts.title}
        footer={
          <ViewsFooter control={control} change={writes.change} onSaveAs={() => ask("new")} onBack={rows.onOpen} />
        }
      >
        <div className={tw`grid gap-3 p-1.5 narrow:gap-4`}>
          <AllRows
            label={recordTexts(tab).all}
            count={<ViewCount source={sourceOf(tab)} query={null} place={0} turns={turns} />}
            opensFirst={first === null}
            current={view === null}
            onOpen={() => {
              onClose();
              control.openAll(tab);
            }}
            onOpenFirst={() => void openFirst(null, panelTexts.openAllFirstDone)}
          />
          {saved.status === "loading" && <Spinner label={panelTexts.loading} />}
          {saved.status === "failed" && (
            <p className={tw`flex flex-wrap items-center gap-2 px-3 text-muted`}>
              {panelTexts.failed}
              <Button small onClick={saved.retry}>
                {uiTexts.retry}
              </Button>
            </p>
          )}
          {saved.status === "ready" && saved.views.length === 0 && (
            <p className={tw`px-3 text-muted`}>{panelTexts.none}</p>
          )}
          <ViewGroup title={panelTexts.mine} views={mine} rows={rows} />
          <ViewGroup title={panelTexts.shared} views={shared} rows={rows} />
        </div>
      </Flyout>
      <ViewConflict writes={writes} open={control.open} />
      {dialog && (
        <SaveViewDialog
          key={dialog.times}
          open={dialog.open}
          onClose={close}
          view={dialog.for === "new" ? null : dialog.for}
          content={dialog.for === "new" ? content : dialog.for.content}
          taken={saved.views.flatMap((savedView) =>
            isMine(savedView) && savedView !== dialog.for ? [savedView.name] : [],
          )}
          opensFirst={dialog.for !== "new" && dialog.for._id === first}
          mayShare={rows.mayShare}
          saving={saving || creating}
          onSave={(form, isOpen) => void save(form, isOpen)}
        />
      )}
    </>
  );
}

interface ViewsFooterProps extends Pick<ViewWrites, "change"> {
  control: ViewControl;
  onSaveAs: () => void;
  onBack: (view: SavedView) => void;
}

function ViewsFooter({ control, change, onSaveAs, onBack }: ViewsFooterProps) {
  const { view, modified, content, mayChange, saving } = control;
  const room = useRoomBeside();
  return (
    <div className={tw`flex flex-1 flex-wrap items-center gap-2 narrow:[&>button]:flex-1`}>
      {view && modified && mayChange(view) && (
        <FocusFallback className={tw`grid narrow:flex-1`}>
          <Button small={room} loading={saving} onClick={() => void change(view, { content })}>
            {uiTexts.save}
          </Button>
        </FocusFallback>
      )}
      <Button small={room} onClick={onSaveAs}>
        {panelTexts.saveAs}
      </Button>
      {view && modified && (
        <Button small={room} kind="quiet" icon={Undo2} className={tw`ml-auto`} onClick={() => onBack(view)}>
          {texts.back}
        </Button>
      )}
    </div>
  );
}
