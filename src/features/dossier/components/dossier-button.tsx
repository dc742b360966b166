import { FileUser } from "lucide-react";
import { useState } from "react";
import { useCan } from "../../../api/react/ability";
import { Button } from "../../../ui/button";
import { useLazyComponent } from "../../../ui/use-lazy-component";
import type { DonorRecord } from "../../donor-reads";
import { texts } from "../button-texts";

const loadDialog = async () => (await import("./dossier-dialog")).DossierDialog;

interface DossierButtonProps {
  /** As the address has it. */
  id: string;
  donor: DonorRecord;
}

/** Opens what hands a person all that is kept of them; for whoever may export the donor. */
export function DossierButton({ id, donor }: DossierButtonProps) {
  const can = useCan();
  const [open, setOpen] = useState(false);
  const { Component: Dialog, load, preload, loading } = useLazyComponent(loadDialog);
  if (!can("export", "Donor", donor)) return null;
  return (
    <>
      <Button
        small
        icon={FileUser}
        aria-haspopup="dialog"
        loading={loading}
        onPointerEnter={preload}
        onClick={() => void load(texts.partFailed).then((there) => setOpen(there))}
      >
        {texts.open}
      </Button>
      {Dialog && open && <Dialog id={id} donor={donor} onClose={() => setOpen(false)} />}
    </>
  );
}
