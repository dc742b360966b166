import { useState } from "react";
import { Ruler } from "lucide-react";
import { MAX_OFFSET, type Offset, type SheetLayout } from "../../../../domain/sheets/sheet-layout";
import { saveFile } from "../../../../ui/browser/save-file";
import { Button } from "../../../../ui/buttons/button";
import { tw } from "../../../../ui/tw";
import { texts } from "../texts";
import { NumberField } from "./number-field";
import type { SheetData } from "../use-sheet";
import type { SheetSettings } from "./sheet-settings";

interface PrinterSettingsProps {
  settings: SheetSettings;
  onChange: (part: Partial<SheetSettings>) => void;
  sheet: SheetLayout;
  pdfs: SheetData<never>["pdfs"];
  /** Who makes the page for calibration. */
  author: string;
}

const isOffset = (value: number) => Math.abs(value) <= MAX_OFFSET;

/** The page for calibration, and how far the printer shifts the sheet. */
export function PrinterSettings({ settings: { offset }, onChange, sheet, pdfs, author }: PrinterSettingsProps) {
  const [typed, setTyped] = useState<Offset>(offset);
  const type = (next: Offset) => {
    setTyped(next);
    if (isOffset(next.x) && isOffset(next.y)) onChange({ offset: next });
  };
  const save = async () => {
    const info = { title: texts.calibrationTitle, author };
    saveFile(await pdfs.calibrationPdf(sheet, offset, texts.calibrationHint, info), texts.calibrationFile);
  };
  return (
    <details>
      <summary className={tw`cursor-pointer py-1 font-medium narrow:py-3 coarse:py-3`}>{texts.printer}</summary>
      <div className={tw`grid gap-4 pt-2`}>
        <p className={tw`text-label text-muted`}>{texts.printerHint}</p>
        <div className={tw`grid grid-cols-2 gap-4`}>
          {(["x", "y"] as const).map((axis) => (
            <NumberField
              key={axis}
              label={axis === "x" ? texts.offsetX : texts.offsetY}
              value={typed[axis]}
              onValue={(value) => type({ ...typed, [axis]: value })}
              error={isOffset(typed[axis]) ? undefined : texts.offsetProblem}
            />
          ))}
        </div>
        <Button icon={Ruler} onClick={() => void save()} className={tw`justify-self-start`}>
          {texts.calibrate}
        </Button>
      </div>
    </details>
  );
}
