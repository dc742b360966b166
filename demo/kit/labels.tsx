import { ChevronDown, CircleAlert, Check, Info, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { BLOOD_GROUPS } from "../../src/domain/donation/blood";
import { Avatar } from "../../src/ui/display/avatar";
import { Badge } from "../../src/ui/display/badge";
import { Chip } from "../../src/ui/display/chip";
import { GlyphDottedRing, GlyphDrop, GlyphHalfDrop } from "../../src/ui/icons/marks";
import { Kbd } from "../../src/ui/display/kbd";
import { Tag } from "../../src/ui/display/tag";
import { tw } from "../../src/ui/tw";
import { Line, Section } from "./section";
import { STATUS_SAMPLES } from "./statuses";

export function Statuses() {
  return (
    <Section
      title="Stati del donatore"
      note="Colore della specifica, forma propria, etichetta sempre. Uno stato ignoto mostra il suo testo."
    >
      <div className={tw`flex flex-wrap gap-2`}>
        {STATUS_SAMPLES.map(({ status, label, ...badge }) => (
          <Badge key={status} label={label} {...badge} stack={undefined} />
        ))}
        <Badge label="hold_legacy" />
      </div>
      <Line label="Esiti">
        <Badge tone="success" glyph={Check} label="Può donare" />
        <Badge tone="warn" glyph={TriangleAlert} label="Avviso" />
        <Badge tone="danger" glyph={CircleAlert} label="Errore" />
        <Badge tone="info" glyph={Info} label="Nota" />
      </Line>
      <Line label="Gruppi">
        {BLOOD_GROUPS.map((group) => (
          <Tag key={group} look={group === "ND" ? "faint" : group.endsWith("-") ? "outlined" : "filled"}>
            {group}
          </Tag>
        ))}
        <Tag large look="outlined">
          0-
        </Tag>
      </Line>
      <Line label="Donazioni">
        <GlyphDrop className={tw`text-data-blood`} /> Sangue Intero
        <GlyphDottedRing className={tw`text-data-platelets ml-2`} /> Piastrino aferesi
        <GlyphHalfDrop className={tw`text-data-plasma ml-2`} /> Plasma aferesi
      </Line>
    </Section>
  );
}

export function Labels() {
  const [withMail, setWithMail] = useState(true);
  return (
    <Section
      title="Etichette e scorciatoie"
      note="Filtri pronti a un tocco, filtri attivi con la loro x, persone, tasti."
    >
      <Line label="Filtri pronti">
        <Chip pressed={false}>Può donare oggi</Chip>
        <Chip pressed={withMail} onClick={() => setWithMail(!withMail)}>
          Con e-mail
        </Chip>
        <Chip pressed={false} className="is-focus">
          Rh negativo
        </Chip>
        <Chip endIcon={ChevronDown}>Gruppo</Chip>
      </Line>
      <Line label="Persone">
        <Avatar initials="MB" size="small" />
        <Avatar initials="MC" />
        <Avatar initials="GR" size="large" />
      </Line>
      <Line label="Tasti">
        <Kbd>/</Kbd>
        <Kbd>Ctrl K</Kbd>
        <Kbd>Ctrl S</Kbd>
        <Kbd>?</Kbd>
        <Kbd>Esc</Kbd>
      </Line>
    </Section>
  );
}
