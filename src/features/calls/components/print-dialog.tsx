import { Printer } from "lucide-react";
import { useState } from "react";
import { ApiError } from "../../../api/errors";
import { endpoints } from "../../../api/endpoints";
import { useConnection, useUser } from "../../../api/react/connection";
import { useFeature } from "../../../api/react/use-feature";
import { useToday } from "../../../api/react/use-today";
import { sendWrite } from "../../../api/writes/send-write";
import { openForm } from "../../../api/writes/unclear-writes";
import { authorName } from "../../../domain/export/origin-texts";
import { Checkbox } from "../../../ui/field/choice";
import { FormDialog } from "../../../ui/overlay/action-dialogs";
import type { DialogProps } from "../../../ui/overlay/use-opened";
import { useStillOpen } from "../../../ui/overlay/use-still-open";
import { tw } from "../../../ui/tw";
import type { CallChoice } from "../call-choice";
import { printCalls } from "../print-calls";
import { readToCall } from "../read-calls";
import { texts } from "../texts";

interface PrintDialogProps extends DialogProps {
  choice: CallChoice;
  /** Parent of the frame that is printed. */
  place: Element;
}

/** What is printed of each donor, for the record of exports. */
const COLUMNS = ["lastName", "firstName", "bloodGroup", "mobile", "phoneHome", "officePhone"];

/** Prints the donors to call. The server records it, as an export. */
export function PrintDialog({ choice, place, open, onClose }: PrintDialogProps) {
  const { session } = useConnection();
  const user = useUser();
  const today = useToday();
  const isRecorded = useFeature("exports");
  const stillOpen = useStillOpen(open);
  const [options, setOptions] = useState({ reasons: true, notes: false });
  const print = async () => {
    try {
      const data = await readToCall(session, choice);
      const body = { entity: "donors", format: "print", scope: "filter", rows: data.calls.length, columns: COLUMNS };
      if (isRecorded)
        await sendWrite(
          session,
          { path: endpoints.exports(), method: "POST", body },
          { author: user?._id ?? null, form: openForm(session) },
        );
      if (!stillOpen(null)) return false;
      if (user) printCalls(place, { choice, data, author: authorName(user), today, ...options });
      return null;
    } catch (error) {
      if (error instanceof ApiError) return texts.printFailed;
      throw error;
    }
  };
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={texts.printTitle}
      submit={texts.print}
      icon={Printer}
      pendingLabel={texts.printing}
      onSubmit={print}
    >
      <div className={tw`mt-2 grid gap-2`}>
        <Checkbox
          label={texts.printReasons}
          checked={options.reasons}
          onChange={({ target }) => setOptions({ ...options, reasons: target.checked })}
        />
        <Checkbox
          label={texts.printNotes}
          checked={options.notes}
          onChange={({ target }) => setOptions({ ...options, notes: target.checked })}
        />
      </div>
    </FormDialog>
  );
}
