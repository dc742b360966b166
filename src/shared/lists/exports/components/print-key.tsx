import type { RefObject } from "react";
import { useConnection, useUser } from "../../../../api/react/connection";
import { useToday } from "../../../../api/react/use-today";
import { useCommandKey } from "../../../../ui/browser/use-command-key";
import { useToast } from "../../../../ui/toast/toast";
import { buttonTexts } from "../button-texts";
import { OnPageAction } from "../../../page-actions/on-page-action";
import type { ExportedList } from "../exported-list";

interface PrintKeyProps {
  list: ExportedList;
  /** The list's root. */
  top: RefObject<HTMLElement | null>;
}

/** Ctrl+P (Cmd+P on a Mac) with the focus in the element, or the command of the search, prints the list alone. Otherwise the browser prints the host page. */
export function PrintKey({ list, top }: PrintKeyProps) {
  const { session } = useConnection();
  const user = useUser();
  const today = useToday();
  const toast = useToast();
  const print = async () => {
    const loaded = await import("../print-shown").catch(() => null);
    if (!loaded) return toast.error(buttonTexts.printFailed);
    if (user) loaded.printShown(list, { session, user, today, toast });
  };
  useCommandKey("p", top, () => void print(), "element");
  return <OnPageAction action="print" run={() => void print()} />;
}
