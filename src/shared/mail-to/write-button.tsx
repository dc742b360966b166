import { Mail } from "lucide-react";
import { useCan } from "../../api/react/ability";
import { useFeature } from "../../api/react/use-feature";
import { useToday } from "../../api/react/use-today";
import { OpenerButton } from "../../ui/buttons/opener-button";
import { useLazyDialog } from "../../ui/overlay/use-lazy-dialog";
import { queryParameters, type ListQuery } from "../lists/query/list-query";
import type { ChosenRows } from "../lists/selection";
import type { HandedRecipients } from "./handed-recipients";
import { texts } from "./texts";

const load = async () => (await import("./choose-template-dialog")).ChooseTemplateDialog;

interface WriteButtonProps {
  chosen: ChosenRows | null;
  /** The list's query, for a selection of all matches. */
  query: ListQuery;
}

/** Opens the choice of a template for a mail to the selected donors. The dialog's code loads on the press. */
export function WriteButton({ chosen, query }: WriteButtonProps) {
  const can = useCan();
  const today = useToday();
  const sends = useFeature("email-sending");
  const { Dialog, times, shown, opener } = useLazyDialog(load, texts.failed);
  if (!chosen || !can("update", "EmailTemplate") || !sends) return null;
  return (
    <>
      <OpenerButton icon={Mail} {...opener}>
        {texts.write}
      </OpenerButton>
      {Dialog && <Dialog key={times} {...shown} recipients={recipientsOf(chosen, query, today)} />}
    </>
  );
}

/** @returns the selected rows of a list, for another page */
export function recipientsOf(chosen: ChosenRows, query: ListQuery, today: string): HandedRecipients {
  if (chosen.kind === "some") return { ids: [...chosen.ids] };
  const { query: text, filters, queryFilters } = queryParameters(query, today);
  return {
    where: {
      ...(text !== undefined && { query: text }),
      ...(filters !== undefined && { filters }),
      ...(queryFilters !== undefined && { queryFilters }),
      ...(chosen.except.size > 0 && { but: [...chosen.except] }),
    },
  };
}
