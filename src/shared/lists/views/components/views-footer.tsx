import { Undo2 } from "lucide-react";
import { Button } from "../../../../ui/buttons/button";
import { FocusFallback } from "../../../../ui/focus/focus-fallback";
import { useRoomBeside } from "../../../../ui/overlay/panel-sheet";
import { tw } from "../../../../ui/tw";
import { panelTexts } from "../panel-texts";
import type { SavedView } from "../saved-view";
import { texts } from "../texts";
import type { ViewControl } from "../view-control";

interface ViewsFooterProps {
  control: ViewControl;
  onSaveAs: () => void;
  onBack: (view: SavedView) => void;
}

/** What can be done with the view that is open: kept where it was changed, kept under another name, or taken back. */
export function ViewsFooter({ control, onSaveAs, onBack }: ViewsFooterProps) {
  const { view, modified, content, mayChange, saving } = control;
  const room = useRoomBeside();
  return (
    <div className={tw`flex flex-1 flex-wrap items-center gap-2 narrow:[&>button]:flex-1`}>
      {view && modified && mayChange(view) && (
        <FocusFallback className={tw`grid narrow:flex-1`}>
          <Button small={room} loading={saving} onClick={() => void control.change(view, { content })}>
            {texts.save}
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
