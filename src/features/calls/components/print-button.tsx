import { Printer } from "lucide-react";
import { useState } from "react";
import { ApiError } from "../../../api/errors";
import { pageEndpoints } from "../../../api/page-endpoints";
import { useConnection, useUser } from "../../../api/react/connection";
import { useFeature } from "../../../api/react/use-feature";
import { useToday } from "../../../api/react/use-today";
import { sendWrite } from "../../../api/writes/send-write";
import { openForm } from "../../../api/writes/unclear-writes";
import { CALL_OUTCOMES, callNumber } from "../../../domain/calls/call-list";
import { registryName } from "../../../domain/donor/registry-name";
import { authorName, originTexts } from "../../../domain/export/origin-texts";
import { formatShortDate } from "../../../domain/format";
import { printList } from "../../../ui/browser/print-list";
import { Button } from "../../../ui/buttons/button";
import { useOverlayRoot } from "../../../ui/overlay/overlay-root";
import { useStillOpen } from "../../../ui/overlay/use-still-open";
import { useToast } from "../../../ui/toast/toast";
import type { CallChoice } from "../call-choice";
import { readToCall } from "../read-calls";
import { paperTexts, texts } from "../texts";
import { lastCallOf, reasonsText } from "./donor-parts";

/** What is printed of each donor, for the record of exports. */
const COLUMNS = ["lastName", "firstName", "bloodGroup", "mobile", "phoneHome", "officePhone"];

/** Prints the donors to call with telephone and boxes for the outcomes. The server records it, as an export. */
export function PrintButton({ choice }: { choice: CallChoice }) {
  const { session } = useConnection();
  const user = useUser();
  const today = useToday();
  const isRecorded = useFeature("exports");
  const place = useOverlayRoot();
  const stillOpen = useStillOpen();
  const toast = useToast();
  const [printing, setPrinting] = useState(false);
  const print = async () => {
    setPrinting(true);
    try {
      const { calls, target } = await readToCall(session, choice);
      const body = { entity: "donors", format: "print", scope: "filter", rows: calls.length, columns: COLUMNS };
      if (isRecorded)
        await sendWrite(
          session,
          { path: pageEndpoints.exports(), method: "POST", body },
          { author: user?._id ?? null, form: openForm(session) },
        );
      if (!stillOpen(null) || !place || !user) return;
      const filter = paperTexts.choiceText(choice);
      const { donor, group, phone, outcome } = paperTexts;
      printList(place, {
        title: paperTexts.title(choice.day),
        fileName: `${paperTexts.fileName}-${today}`,
        leads: [
          paperTexts.withCount(filter, calls.length),
          ...(target.total === null ? [] : [paperTexts.target(target.total, target.coming)]),
          originTexts.line({ filter, made: new Date(), author: authorName(user) }),
        ],
        heads: ["", donor, group, phone, outcome],
        rows: calls.map((row, at) => {
          const last = lastCallOf(row);
          return [
            String(at + 1),
            { bold: registryName(row), small: reasonsText(row, today) },
            row.bloodGroup,
            { bold: callNumber(row) ?? "", small: last ? `${formatShortDate(last.day)} ${last.outcome}` : "" },
            { boxes: CALL_OUTCOMES.map(paperTexts.box) },
          ];
        }),
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(texts.printFailed);
    } finally {
      setPrinting(false);
    }
  };
  return (
    <Button icon={Printer} iconWhenNarrow loading={printing} loadingLabel={texts.printing} onClick={() => void print()}>
      {texts.print}
    </Button>
  );
}
