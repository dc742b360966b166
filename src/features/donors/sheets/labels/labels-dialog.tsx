import { useMemo, useState } from "react";
import { Download } from "lucide-react";
import { useConnection, useUser } from "../../../../api/react/connection";
import { useFeature } from "../../../../api/react/use-feature";
import { useToday } from "../../../../api/react/use-today";
import { registryName } from "../../../../domain/donor/registry-name";
import { ADDRESS_FIELDS, addressLabels, labelLines, type OmittedDonor } from "../../../../domain/sheets/address-labels";
import { perSheet, sheetCount, sheetProblem } from "../../../../domain/sheets/sheet-layout";
import type { TextLine } from "../../../../domain/sheets/text-block";
import type { ExportedList } from "../../../../shared/lists/exports/exported-list";
import { Checkbox } from "../../../../ui/field/choice";
import { Banner } from "../../../../ui/messages/banner";
import { Button } from "../../../../ui/buttons/button";
import { ConfirmDialog } from "../../../../ui/overlay/action-dialogs";
import type { DialogProps } from "../../../../ui/overlay/use-opened";
import { tw } from "../../../../ui/tw";
import { Preparing } from "../preparing";
import { donorsRequest, readDonors, type ReadDonor } from "../read-donors";
import { PrinterSettings } from "../settings/printer-settings";
import { SheetChoice } from "../settings/sheet-choice";
import { layoutOf, useSheetSettings } from "../settings/sheet-settings";
import { StartField } from "../settings/start-field";
import { PlacedText, SheetPreview } from "../sheet-preview";
import { texts } from "../texts";
import { useDownload } from "../use-download";
import { usePrepared } from "../use-prepared";
import { LabelsSum } from "./labels-sum";

interface LabelsDialogProps extends DialogProps {
  list: ExportedList;
}

type LabelDonor = ReadDonor<(typeof ADDRESS_FIELDS)[number]>;
const NONE: readonly LabelDonor[] = [];

/** Address labels for the donors of a list or a selection: the sheet, the sum, who is omitted, and the PDF. */
export function LabelsDialog({ open, onClose, list }: LabelsDialogProps) {
  const { session } = useConnection();
  const author = registryName(useUser());
  const today = useToday();
  const isRecorded = useFeature("exports");
  // keeps the list as it was when the dialog opened
  const [request] = useState(() => donorsRequest(list, ADDRESS_FIELDS));
  const { state, retry } = usePrepared(open, async (preparing) => {
    const [read, pdfs] = await Promise.all([
      readDonors<(typeof ADDRESS_FIELDS)[number]>(session, request, preparing),
      import("../pdf/pdfs"),
    ]);
    return { ...read, pdfs, measure: pdfs.newPdf({ title: "", author: "" }).measure };
  });
  const { pendingLabel, close, download } = useDownload(onClose);
  const [settings, changeSettings] = useSheetSettings();
  const [families, setFamilies] = useState(false);
  const [postOnly, setPostOnly] = useState(false);
  const [start, setStart] = useState(0);
  const [page, setPage] = useState(0);

  const data = state.status === "ready" ? state.data : null;
  const sheet = layoutOf(settings);
  const problem = sheetProblem(sheet);
  const donors = data?.donors ?? NONE;
  const made = useMemo(() => addressLabels(donors, { families, postOnly }), [donors, families, postOnly]);
  const placed = useMemo(() => {
    const fitting: { lines: TextLine[]; donors: number }[] = [];
    const tooLarge: OmittedDonor[] = [];
    if (data && !problem)
      for (const label of made.labels) {
        const lines = labelLines(label, sheet, data.measure);
        if (lines) fitting.push({ lines, donors: label.names.length });
        else tooLarge.push(...label.names.map((name) => ({ reason: "size" as const, name })));
      }
    return { labels: fitting, omitted: [...made.omitted, ...tooLarge] };
  }, [made, sheet, problem, data]);
  const count = placed.labels.length;
  const printed = placed.labels.reduce((sum, label) => sum + label.donors, 0);
  const isStart = Number.isInteger(start) && start >= 0 && (problem !== null || start < perSheet(sheet));
  const firstPlace = isStart ? start : 0;
  const pages = problem ? 0 : sheetCount(sheet, firstPlace, count);
  const ready = data !== null && count > 0 && isStart && !problem;

  const downloadLabels = (pdfs: NonNullable<typeof data>["pdfs"]) =>
    download({
      request,
      count: printed,
      fileName: texts.labelsFile(today),
      done: texts.savedLabels(count, pages),
      make: (making) => {
        const { offset } = settings;
        const labels = placed.labels.map(({ lines }) => lines);
        return pdfs.labelsPdf({ title: texts.labelsTitle, author, sheet, offset, start, labels }, making);
      },
    });
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      alert={false}
      full
      title={texts.labelsTitle}
      description={texts.labelsLead}
      note={
        <span className={tw`mr-auto self-center text-caption text-muted narrow:order-last`}>
          {texts.scale}
          {isRecorded && texts.recorded}
        </span>
      }
      icon={Download}
      submit={data ? texts.downloadLabels(count) : texts.download}
      disabled={!ready}
      pendingLabel={pendingLabel}
      onSubmit={() => (data && ready ? downloadLabels(data.pdfs) : false)}
    >
      <Preparing state={state} onRetry={retry}>
        {({ pdfs, incomplete }) => (
          <div className={tw`mt-4 grid grid-cols-[minmax(0,5fr)_minmax(0,6fr)] gap-8 narrow:grid-cols-[minmax(0,1fr)]`}>
            <div className={tw`grid content-start gap-6`}>
              {incomplete && (
                <Banner
                  tone="warn"
                  title={texts.incomplete}
                  actions={<Button onClick={retry}>{texts.readAgain}</Button>}
                >
                  {texts.incompleteHint}
                </Banner>
              )}
              <SheetChoice
                settings={settings}
                onChange={(part) => {
                  changeSettings(part);
                  setPage(0);
                  if (part.sheet) setStart(0);
                }}
              />
              <div className={tw`grid gap-3 narrow:gap-0`}>
                <Checkbox
                  label={texts.family}
                  help={families ? texts.familyHelp(made.merged) : texts.familyHelpOff}
                  checked={families}
                  onChange={({ target }) => setFamilies(target.checked)}
                />
                <Checkbox
                  label={texts.postOnly}
                  checked={postOnly}
                  onChange={({ target }) => setPostOnly(target.checked)}
                />
              </div>
              {!problem && <StartField sheet={sheet} start={start} onStart={setStart} />}
              <LabelsSum
                donors={donors.length}
                omitted={placed.omitted}
                merged={printed - count}
                labels={count}
                pages={pages}
              />
              <PrinterSettings
                settings={settings}
                onChange={changeSettings}
                calibration={() =>
                  pdfs.calibrationPdf(sheet, settings.offset, texts.calibrationHint, {
                    title: texts.calibrationTitle,
                    author,
                  })
                }
              />
            </div>
            {!problem && (
              <SheetPreview
                sheet={sheet}
                start={firstPlace}
                onStart={setStart}
                page={page}
                pages={pages}
                onPage={setPage}
              >
                {(nth) => {
                  const label = placed.labels[nth - firstPlace];
                  return label && <PlacedText lines={label.lines} width={sheet.width} height={sheet.height} />;
                }}
              </SheetPreview>
            )}
          </div>
        )}
      </Preparing>
    </ConfirmDialog>
  );
}
