import { useMemo, useState } from "react";
import { useUser } from "../../../../api/react/connection";
import { useToday } from "../../../../api/react/use-today";
import { authorName } from "../../../../domain/export/origin-texts";
import {
  ADDRESS_FIELDS,
  addressLabels,
  placeLabels,
  type AddressedDonor,
} from "../../../../domain/sheets/address-labels";
import { perSheet, sheetCount, sheetProblem } from "../../../../domain/sheets/sheet-layout";
import type { ExportedList } from "../../../../shared/lists/exports/exported-list";
import { Checkbox } from "../../../../ui/field/choice";
import type { DialogProps } from "../../../../ui/overlay/use-opened";
import { tw } from "../../../../ui/tw";
import { donorsRequest } from "../read-donors";
import { PrinterSettings } from "../settings/printer-settings";
import { SheetChoice } from "../settings/sheet-choice";
import { layoutOf, useSheetSettings } from "../settings/sheet-settings";
import { NumberField } from "../settings/number-field";
import { SheetDialog } from "../sheet-dialog";
import { texts } from "../texts";
import { useDonors } from "../use-donors";
import { useDownload } from "../use-download";
import { LabelsSum } from "./labels-sum";
import { SheetPreview } from "./sheet-preview";

interface LabelsDialogProps extends DialogProps {
  list: ExportedList;
}

const NONE: readonly AddressedDonor[] = [];

/** Address labels for the donors of a list or a selection: the sheet, the sum, who is omitted, and the PDF. */
export function LabelsDialog({ open, onClose, list }: LabelsDialogProps) {
  const user = useUser();
  const author = user ? authorName(user) : "";
  const today = useToday();
  // keeps the list as it was when the dialog opened
  const [request] = useState(() => donorsRequest(list, ADDRESS_FIELDS, { today, author }));
  const { state, retry, drop } = useDonors<(typeof ADDRESS_FIELDS)[number], null>(open, request, async () => null);
  const { pendingLabel, close, download } = useDownload(onClose);
  const [settings, changeSettings] = useSheetSettings();
  const [families, setFamilies] = useState(false);
  const [start, setStart] = useState(0);

  const data = state.status === "ready" ? state.data : null;
  const donors = data?.donors ?? NONE;
  const measure = useMemo(() => data?.pdfs.newPdf().measure, [data?.pdfs]);
  const sheet = layoutOf(settings);
  const problem = sheetProblem(sheet);
  const made = useMemo(() => addressLabels(donors, families), [donors, families]);
  const { labels, omitted, merged } = useMemo(
    () => placeLabels(made, problem ? null : sheet, measure),
    [made, problem, sheet, measure],
  );
  const count = labels.length;
  const isStart = Number.isInteger(start) && start >= 0 && start < perSheet(sheet);
  const firstPlace = isStart ? start : 0;
  const pages = problem ? 0 : sheetCount(sheet, firstPlace, count);
  return (
    <SheetDialog
      open={open}
      onClose={close}
      full
      title={texts.labelsTitle}
      lead={texts.labelsLead}
      state={state}
      onRetry={retry}
      onGone={drop}
      submit={data ? texts.downloadLabels(count) : texts.download}
      disabled={count === 0 || !isStart || problem !== null}
      pendingLabel={pendingLabel}
      onSubmit={({ pdfs }) =>
        download({
          request,
          count: count + merged,
          fileName: texts.labelsFile(today),
          done: texts.savedLabels(count, pages),
          make: (making) => {
            const { offset } = settings;
            return pdfs.labelsPdf(
              { title: texts.labelsTitle, author, filter: request.filterText, sheet, offset, start, labels },
              making,
            );
          },
        })
      }
    >
      {({ pdfs }) => (
        <div className={tw`grid grid-cols-[minmax(0,5fr)_minmax(0,6fr)] gap-8 narrow:grid-cols-[minmax(0,1fr)]`}>
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
              help={families ? texts.familyHelp(merged) : texts.familyHelpOff}
              checked={families}
              onChange={({ target }) => setFamilies(target.checked)}
            />
            {!problem && (
              <NumberField
                label={texts.startAt}
                value={start + 1}
                onValue={(place) => setStart(place - 1)}
                help={isStart ? texts.used(start) : undefined}
                error={isStart ? undefined : texts.startProblem(perSheet(sheet))}
              />
            )}
            <LabelsSum donors={donors.length} omitted={omitted} merged={merged} labels={count} pages={pages} />
            <PrinterSettings settings={settings} onChange={changeSettings} sheet={sheet} pdfs={pdfs} author={author} />
          </div>
          {!problem && <SheetPreview sheet={sheet} labels={labels} start={firstPlace} onStart={setStart} />}
        </div>
      )}
    </SheetDialog>
  );
}
