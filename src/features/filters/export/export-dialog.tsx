import { Copy } from "lucide-react";
import { useMemo, useState } from "react";
import { useToday } from "../../../api/react/use-today";
import { exportFilter } from "../../../domain/filter/exports/export-filter";
import { FORMAT_NAMES, type FilterFormat } from "../../../domain/filter/exports/texts";
import type { FilterGroup } from "../../../domain/filter/filter";
import { writeFilter } from "../../../domain/filter/parse-filter";
import { filterSentence } from "../../../domain/filter/sentence";
import type { RecordKind } from "../../../domain/record-kinds";
import { AlertRegion } from "../../../ui/alert-region";
import { Button } from "../../../ui/button";
import { Switch } from "../../../ui/field/switch";
import { Dialog } from "../../../ui/overlay/dialog";
import { Tabs } from "../../../ui/tabs";
import { useToast } from "../../../ui/toast/toast";
import { tw } from "../../../ui/tw";
import { copyText } from "../copy-text";
import { texts } from "../texts";
import { ExportView } from "./export-view";

const FORMATS = ["sql", "mongodb", "cel", "spel", "json-logic"] as const satisfies readonly FilterFormat[];
type Tab = (typeof FORMATS)[number];

interface ExportDialogProps {
  of: RecordKind;
  /** Without problems. */
  filter: FilterGroup;
  open: boolean;
  onClose: () => void;
}

/** The filter in the languages of other programs, with what each of them doesn't say as it is meant here. */
export function ExportDialog({ of, filter, open, onClose }: ExportDialogProps) {
  const today = useToday();
  const toast = useToast();
  const [tab, setTab] = useState<Tab>("sql");
  const [withParameters, setWithParameters] = useState(false);
  const [failed, setFailed] = useState(false);
  const format: FilterFormat = tab === "sql" && withParameters ? "sql-parameters" : tab;
  const context = useMemo(() => ({ list: of, today }), [of, today]);
  const exported = useMemo(() => exportFilter(format, filter, context), [format, filter, context]);
  const copy = async (text: string, said: string) => {
    const done = await copyText(text);
    setFailed(!done);
    if (done) toast.success(said, { id: "filter-copied" });
  };
  return (
    <Dialog
      large
      open={open}
      onClose={onClose}
      title={texts.exportTitle}
      description={`${filterSentence(filter, context).text}.`}
      footer={
        <>
          <Button
            kind="quiet"
            className={tw`mr-auto narrow:mr-0`}
            onClick={() => void copy(writeFilter(filter), texts.copied)}
          >
            {texts.copyForColleague}
          </Button>
          <Button className={tw`narrow:hidden`} onClick={onClose}>
            {texts.close}
          </Button>
          <Button
            kind="primary"
            icon={Copy}
            onClick={() => exported && void copy(exported.text, texts.copiedAs(FORMAT_NAMES[tab]))}
          >
            {texts.copyAs(FORMAT_NAMES[tab])}
          </Button>
        </>
      }
    >
      <Tabs
        label={texts.formats}
        className={tw`mt-4`}
        value={tab}
        onValueChange={setTab}
        tabs={FORMATS.map((value) => ({
          value,
          label: FORMAT_NAMES[value],
          panel: (
            <div className={tw`grid gap-4 grid-cols-[minmax(0,1fr)]`}>
              {value === "sql" && (
                <Switch
                  label={texts.withParameters}
                  checked={withParameters}
                  onChange={({ target }) => setWithParameters(target.checked)}
                />
              )}
              {exported && <ExportView name={FORMAT_NAMES[tab]} exported={exported} />}
              <AlertRegion title={failed && texts.copyFailed} />
            </div>
          ),
        }))}
      />
    </Dialog>
  );
}
