import { Merge, Split } from "lucide-react";
import { useCan } from "../../../api/react/ability";
import { useFeature } from "../../../api/react/use-feature";
import { hrefFor } from "../../../domain/routes";
import { addressOf } from "../../../shared/navigation";
import { Button } from "../../../ui/buttons/button";
import { OpenerButton } from "../../../ui/buttons/opener-button";
import { useLazyDialog } from "../../../ui/overlay/use-lazy-dialog";

/** Texts of the buttons; the page's and the dialog's load with them. */
const buttonTexts = { compare: "Confronta e unisci", separate: "Separa di nuovo" } as const;

const loadDialog = async () => (await import("./separate/separate-dialog")).SeparateDialog;

/**
 * "Separa di nuovo": opens the dialog that separates two merged records.
 * @param of name of the person, which the accessible name needs if the button is in a list
 */
export function SeparateButton({ mergeId, of }: { mergeId: string; of?: string }) {
  const can = useCan();
  const may = useFeature("merge") && can("update", "Donor");
  const { Dialog: SeparateDialog, times, shown, opener } = useLazyDialog(loadDialog);
  if (!may) return null;
  return (
    <div>
      <OpenerButton icon={Split} {...opener} {...(of && { "aria-label": `${buttonTexts.separate}: ${of}` })}>
        {buttonTexts.separate}
      </OpenerButton>
      {SeparateDialog && <SeparateDialog key={times} {...shown} mergeId={mergeId} />}
    </div>
  );
}

/** A record. If its zone is unknown, the button only checks whether the user may change any donor. */
type Compared = { _id: string; area?: string | null | undefined };

/** "Confronta e unisci": leads to two records side by side, for users who may change both. */
export function CompareButton({ one, other, small = false }: { one: Compared; other: Compared; small?: boolean }) {
  const can = useCan();
  const declared = useFeature("merge");
  const may = [one, other].every((donor) => (donor.area ? can("update", "Donor", donor) : can("update", "Donor")));
  if (!declared || !may) return null;
  return (
    <Button small={small} icon={Merge} href={addressOf(hrefFor("donorMerge", { id: one._id, other: other._id }))}>
      {buttonTexts.compare}
    </Button>
  );
}

/** {@link CompareButton} for a selection of two. @param rows null: all rows that match */
export function CompareSelected({ rows }: { rows: readonly Compared[] | null }) {
  const [one, other, more] = rows ?? [];
  return one && other && !more ? <CompareButton one={one} other={other} /> : null;
}
