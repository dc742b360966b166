import { PanelSheet } from "../../../ui/overlay/panel-sheet";
import { tw } from "../../../ui/tw";
import { checkTexts } from "./side/check-texts";
import { Checks } from "./side/checks";
import { Palette } from "./side/palette";
import { Properties, usePropertiesTitle } from "./side/properties";
import { texts } from "./texts";
import { ListChecks, Plus, SlidersHorizontal } from "lucide-react";
import { Button } from "../../../ui/buttons/button";
import { StickyBar } from "../../../ui/page/sticky-bar";

/** What stands beside the mail, as sheets from below where there is no room. */
export function Sheets({ open, onClose }: { open: Sheet | null; onClose: () => void }) {
  const title = usePropertiesTitle();
  return (
    <>
      <PanelSheet open={open === "palette"} onClose={onClose} title={texts.palette}>
        <div className={tw`p-4`}>
          <Palette onAdded={onClose} />
        </div>
      </PanelSheet>
      <PanelSheet open={open === "properties"} onClose={onClose} title={title}>
        <div className={tw`p-4`}>
          <Properties headed={false} />
        </div>
      </PanelSheet>
      <PanelSheet open={open === "checks"} onClose={onClose} title={checkTexts.title}>
        <div className={tw`p-4`}>
          <Checks headed={false} />
        </div>
      </PanelSheet>
    </>
  );
}

/** What is opened in a sheet where there is no room beside the mail. */
export type Sheet = "palette" | "properties" | "checks";

/** On a phone: what stands beside the mail elsewhere. */
export function BottomBar({ onOpen }: { onOpen: (sheet: Sheet) => void }) {
  const title = usePropertiesTitle();
  return (
    <div className={tw`hidden narrow:block medium:block`}>
      <StickyBar>
        <div className={tw`flex gap-2 px-4`}>
          <Button icon={Plus} onClick={() => onOpen("palette")} className={tw`min-w-0 flex-1`}>
            {texts.addBlock}
          </Button>
          <Button icon={SlidersHorizontal} onClick={() => onOpen("properties")} className={tw`min-w-0 flex-1`}>
            {title}
          </Button>
          <Button icon={ListChecks} onClick={() => onOpen("checks")} iconWhenNarrow>
            {checkTexts.title}
          </Button>
        </div>
      </StickyBar>
    </div>
  );
}
