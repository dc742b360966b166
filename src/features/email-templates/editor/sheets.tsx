import { PanelSheet } from "../../../ui/overlay/panel-sheet";
import { tw } from "../../../ui/tw";
import type { Sheet } from "./bottom-bar";
import { checkTexts } from "./side/check-texts";
import { Checks } from "./side/checks";
import { Palette } from "./side/palette";
import { Properties, usePropertiesTitle } from "./side/properties";
import { texts } from "./texts";

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
