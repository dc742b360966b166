import { IdCard } from "lucide-react";
import { useCan } from "../../../../api/react/ability";
import type { DonorRecord } from "../../../../shared/donor/reads";
import { Button } from "../../../../ui/buttons/button";
import { useLazyDialog } from "../../../../ui/overlay/use-lazy-dialog";

/** The dialog's texts load with the dialog. */
const texts = { card: "Tessera" } as const;

const loadDialog = async () => (await import("./donor-card-dialog")).DonorCardDialog;

/** "Tessera": the card of one donor, in the record. */
export function DonorCardButton({ donor }: { donor: DonorRecord }) {
  const can = useCan();
  const { Dialog, times, shown, trigger } = useLazyDialog(loadDialog);
  if (!can("export", "Donor", donor)) return null;
  return (
    <>
      <Button small icon={IdCard} {...trigger}>
        {texts.card}
      </Button>
      {Dialog && <Dialog key={times} {...shown} donor={donor} />}
    </>
  );
}
