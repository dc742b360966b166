import { IdCard } from "lucide-react";
import { useCan } from "../../../../api/react/ability";
import { endpoints } from "../../../../api/endpoints";
import type { ExportedList } from "../../../../shared/lists/exports/exported-list";
import { listSource } from "../../../../shared/lists/query/list-source";
import type { DonorRecord } from "../../../../shared/donor/reads";
import { Button } from "../../../../ui/buttons/button";
import { useLazyDialog } from "../../../../ui/overlay/use-lazy-dialog";

/** The dialog's texts load with the dialog. */
const texts = { card: "Tessera" } as const;

const loadDialog = async () => (await import("./cards-dialog")).CardsDialog;

/** A selection of one donor. */
const onlyDonor = (id: string): ExportedList => ({
  source: listSource("donors", endpoints.donors()),
  read: { path: endpoints.donors() },
  filtered: false,
  query: { text: "", filters: [], filter: null },
  total: 1,
  shown: [],
  selected: { kind: "some", ids: new Set([id]) },
});

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
      {Dialog && <Dialog key={times} {...shown} list={onlyDonor(donor._id)} />}
    </>
  );
}
