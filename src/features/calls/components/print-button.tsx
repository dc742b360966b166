import { Printer } from "lucide-react";
import { useState } from "react";
import { ApiError } from "../../../api/errors";
import { pageEndpoints } from "../../../api/page-endpoints";
import { useConnection, useUser } from "../../../api/react/connection";
import { useFeature } from "../../../api/react/use-feature";
import { useToday } from "../../../api/react/use-today";
import { sendWrite } from "../../../api/writes/send-write";
import { openForm } from "../../../api/writes/unclear-writes";
import { authorName } from "../../../domain/export/origin-texts";
import { Button } from "../../../ui/buttons/button";
import { useOverlayRoot } from "../../../ui/overlay/overlay-root";
import { useStillOpen } from "../../../ui/overlay/use-still-open";
import { useToast } from "../../../ui/toast/toast";
import type { CallChoice } from "../call-choice";
import { printCalls } from "../print-calls";
import { readToCall } from "../read-calls";
import { texts } from "../texts";

/** What is printed of each donor, for the record of exports. */
const COLUMNS = ["lastName", "firstName", "bloodGroup", "mobile", "phoneHome", "officePhone"];

/** Prints the donors to call. The server records it, as an export. */
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
      const data = await readToCall(session, choice);
      const body = { entity: "donors", format: "print", scope: "filter", rows: data.calls.length, columns: COLUMNS };
      if (isRecorded)
        await sendWrite(
          session,
          { path: pageEndpoints.exports(), method: "POST", body },
          { author: user?._id ?? null, form: openForm(session) },
        );
      if (stillOpen(null) && place && user) printCalls(place, { choice, data, author: authorName(user), today });
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
