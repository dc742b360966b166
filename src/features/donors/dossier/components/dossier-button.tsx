import { FileUser, Printer } from "lucide-react";
import { useRef, useState } from "react";
import { useCan } from "../../../../api/react/ability";
import { Button } from "../../../../ui/buttons/button";
import { tw } from "../../../../ui/tw";
import { useLazyComponent } from "../../../../ui/loading/use-lazy-component";
import type { DonorRecord } from "../../../../shared/donor/reads";
import type { DossierFormat } from "../record-dossier";

/** Texts of the buttons; the dialog's texts load with the dialog. */
export const buttonTexts = {
  group: "Copia di tutti i dati",
  json: "Copia dei dati",
  print: "Stampa tutto",
  partFailed: "Manca una parte della pagina. Controlla la connessione e riprova.",
} as const;

const loadDialog = async () => (await import("./dossier-dialog")).DossierDialog;

interface DossierButtonsProps {
  id: string;
  donor: DonorRecord;
}

const BUTTONS = [
  { format: "json", label: buttonTexts.json, icon: FileUser },
  { format: "print", label: buttonTexts.print, icon: Printer },
] as const;

/** Buttons that download or print all data of a donor; for users who may export the donor. */
export function DossierButtons({ id, donor }: DossierButtonsProps) {
  const can = useCan();
  const place = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<DossierFormat | null>(null);
  const [pressed, setPressed] = useState<DossierFormat | null>(null);
  const { Component: Dialog, load, preload, loading } = useLazyComponent(loadDialog);
  if (!can("export", "Donor", donor)) return null;
  return (
    <div ref={place} role="group" aria-label={buttonTexts.group} className={tw`flex flex-wrap gap-2 print:hidden`}>
      {BUTTONS.map(({ format, label, icon }) => (
        <Button
          key={format}
          small
          icon={icon}
          loading={loading && pressed === format}
          onPointerEnter={preload}
          onClick={() => {
            setPressed(format);
            void load(buttonTexts.partFailed).then((loaded) => loaded && setAsked(format));
          }}
        >
          {label}
        </Button>
      ))}
      {Dialog && asked && (
        <Dialog id={id} donor={donor} format={asked} printIn={place} onClose={() => setAsked(null)} />
      )}
    </div>
  );
}
