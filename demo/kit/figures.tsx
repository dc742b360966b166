import { Card } from "../../src/ui/display/card";
import { Delta, StatStrip, StatTile } from "../../src/ui/display/stat";
import { Button } from "../../src/ui/buttons/button";
import { tw } from "../../src/ui/tw";
import { Pair, Section } from "./section";

export function Figures() {
  return (
    <Section title="Numeri e riquadri" note="Una superficie rigata, non sei scatole.">
      <StatStrip label="Statistiche">
        <StatTile
          href="#kit"
          label="Donatori"
          value="2.000"
          delta={
            <Delta direction="up" good>
              34
            </Delta>
          }
          detail="1.412 attivi"
        />
        <StatTile
          label="Sospesi"
          value="74"
          delta={
            <Delta direction="up" good={false}>
              6
            </Delta>
          }
          detail="dal mese scorso"
        />
        <StatTile label="Donazioni" value="206" detail="a novembre, fino a oggi" />
        <StatTile label="Numero donazioni" value="3.218" detail="negli ultimi 12 mesi" />
        <StatTile label="Responsabili" value="12" detail="in 4 zone" />
        <StatTile label="Amministratori" value="3" />
      </StatStrip>
      <Pair>
        <Card title="Con testata" subtitle="e un sottotitolo" actions={<Button small>Esporta</Button>}>
          Il contenuto, con l’aria attorno.
        </Card>
        <Card title="Con piede" footer={<span className={tw`text-label text-muted`}>Aggiornato alle 20:41</span>}>
          Una linea separa il piede.
        </Card>
      </Pair>
    </Section>
  );
}
