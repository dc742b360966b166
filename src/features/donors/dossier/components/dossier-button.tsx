import { FileUser, Printer } from "lucide-react";
import { useRef, useState } from "react";
import { useCan } from "../../../../api/react/ability";
import { Button } from "../../../../ui/buttons/button";
import { tw } from "../../../../ui/tw";
import { useLazyComponent } from "../../../../ui/loading/use-lazy-component";
import type { DonorRecord } from "../../../../shared/donor/reads";
import { texts } from "../button-texts";
import type { DossierFormat } from "../record-dossier";

const loadDialog = async () => (await import("./dossier-dialog")).DossierDialog;

interface DossierButtonsProps {
  id: string;
  donor: DonorRecord;
}

const BUTTONS = [
  { format: "json", label: texts.json, icon: FileUser },
  { format: "print", label: texts.print, icon: Printer },
] as const;

/** Hand a person all that is kept of them, as a file or on paper, each by one press; for whoever may export the donor. */
export function DossierButtons({ id, donor }: DossierButtonsProps) {
  const can = useCan();
  const place = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<DossierFormat | null>(null);
  const [pressed, setPressed] = useState<DossierFormat | null>(null);
  const { Component: Dialog, load, preload, loading } = useLazyComponent(loadDialog);
  if (!can("export", "Donor", donor)) return null;
  return (
    <div ref={place} role="group" aria-label={texts.group} className={tw`flex flex-wrap gap-2 print:hidden`}>
      {BUTTONS.map(({ format, label, icon }) => (
        <Button
          key={format}
          small
          icon={icon}
          loading={loading && pressed === format}
          onPointerEnter={preload}
          onClick={() => {
            setPressed(format);
            void load(texts.partFailed).then((there) => there && setAsked(format));
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
