import { useMemo, useState } from "react";
import { ADDRESS_FIELDS, addressLabels } from "../../../../domain/sheets/address-labels";
import { A4, perSheet, sheetCount, sheetProblem } from "../../../../domain/sheets/sheet-layout";
import type { ExportedList } from "../../../../shared/lists/exports/exported-list";
import { Checkbox } from "../../../../ui/field/choice";
import type { DialogProps } from "../../../../ui/overlay/use-opened";
import { tw } from "../../../../ui/tw";
import type { ReadDonor } from "../read-donors";
import { PrinterSettings } from "../settings/printer-settings";
import { SheetChoice } from "../settings/sheet-choice";
import { layoutOf, useSheetSettings } from "../settings/sheet-settings";
import { NumberField } from "../settings/number-field";
import { SheetDialog } from "../sheet-dialog";
import { texts } from "../texts";
import { useSheet } from "../use-sheet";
import { LabelsSum } from "./labels-sum";
import { SheetPreview } from "./sheet-preview";

interface LabelsDialogProps extends DialogProps {
  list: ExportedList;
}

const NONE = { labels: [], omitted: [], merged: 0 };
const nothingElse = async (donors: readonly ReadDonor<(typeof ADDRESS_FIELDS)[number]>[]) => donors;

/** Address labels for the donors of a list or a selection: the sheet, the sum, who is omitted, and the PDF. */
export function LabelsDialog(props: LabelsDialogProps) {
  const work = useSheet({ ...props, fields: ADDRESS_FIELDS, complete: nothingElse });
  const { request, author, today, data, save } = work;
  const [settings, changeSettings] = useSheetSettings();
  const [families, setFamilies] = useState(false);
  const [start, setStart] = useState(0);

  const sheet = layoutOf(settings);
  const problem = sheetProblem(sheet);
  const { labels, omitted, merged } = useMemo(
    () => (data && !problem ? addressLabels(data.donors, { families, sheet, measure: data.measure }) : NONE),
    [data, families, problem, sheet],
  );
  const count = labels.length;
  const isStart = Number.isInteger(start) && start >= 0 && start < perSheet(sheet);
  const firstPlace = isStart ? start : 0;
  const pages = sheetCount(sheet, firstPlace, count);
  return (
    <SheetDialog
      work={work}
      full
      title={texts.labelsTitle}
      lead={texts.labelsLead}
      submit={data && !problem ? texts.downloadLabels(count) : texts.download}
      disabled={count === 0 || !isStart}
      onSubmit={({ pdfs }) =>
        save({
          count: count + merged,
          fileName: texts.labelsFile(today),
          done: texts.savedLabels(count, pages),
          make: (making) => {
            const info = { title: texts.labelsTitle, author, filter: request.filterText };
            const { offset } = settings;
            const printed = labels.map((lines) => ({ lines }));
            return pdfs.sheetPdf({ ...info, page: A4, sheet, offset, start, printed, outlined: false }, making);
          },
        })
      }
    >
      {({ donors, pdfs }) => (
        <div
          className={tw`grid grid-cols-[minmax(0,5fr)_minmax(0,6fr)] gap-8 narrow:grid-cols-[minmax(0,1fr)] medium:grid-cols-[minmax(0,1fr)]`}
        >
          <div className={tw`grid content-start gap-6`}>
            <SheetChoice
              settings={settings}
              onChange={(part) => {
                changeSettings(part);
                if (part.sheet) setStart(0);
              }}
            />
            <Checkbox
              label={texts.family}
              help={families && !problem ? texts.familyHelp(merged) : texts.familyHelpOff}
              checked={families}
              onChange={({ target }) => setFamilies(target.checked)}
            />
            {!problem && (
              <>
                <NumberField
                  label={texts.startAt}
                  value={start + 1}
                  onValue={(place) => setStart(place - 1)}
                  help={isStart ? texts.used(start) : undefined}
                  error={isStart ? undefined : texts.startProblem(perSheet(sheet))}
                />
                <LabelsSum donors={donors.length} omitted={omitted} merged={merged} labels={count} pages={pages} />
                <PrinterSettings
                  settings={settings}
                  onChange={changeSettings}
                  sheet={sheet}
                  pdfs={pdfs}
                  author={author}
                />
              </>
            )}
          </div>
          {!problem && <SheetPreview sheet={sheet} labels={labels} start={firstPlace} onStart={setStart} />}
        </div>
      )}
    </SheetDialog>
  );
}
