import { Ellipsis, Mail, Plus, Rows3, X } from "lucide-react";
import { useState } from "react";
import { Button } from "../../src/ui/buttons/button";
import type { ButtonKind } from "../../src/ui/buttons/button-class";
import { IconButton } from "../../src/ui/buttons/icon-button";
import { Segmented } from "../../src/ui/buttons/segmented";
import { Line, Section } from "./section";

function States({ kind, children }: { kind: ButtonKind; children: string }) {
  return (
    <>
      <Button kind={kind}>{children}</Button>
      <Button kind={kind} className="is-hover">
        {children}
      </Button>
      <Button kind={kind} className="is-active">
        {children}
      </Button>
      <Button kind={kind} className="is-focus">
        {children}
      </Button>
      <Button kind={kind} loading loadingLabel="Salvo…">
        {children}
      </Button>
      <Button kind={kind} disabled>
        {children}
      </Button>
    </>
  );
}

export function Buttons() {
  const [period, setPeriod] = useState("month");
  return (
    <Section
      title="Pulsanti"
      note="Riposo, puntatore, premuto, fuoco, in corso, spento. Uno primario per vista; il rosso di «elimina» è pieno solo nella conferma."
    >
      <Line label="Primario">
        <States kind="primary">Salva</States>
      </Line>
      <Line label="Secondario">
        <States kind="secondary">Esporta</States>
      </Line>
      <Line label="Quieto">
        <States kind="quiet">Annulla</States>
      </Line>
      <Line label="Pericolo">
        <States kind="danger">Elimina</States>
      </Line>
      <Line label="Conferma">
        <States kind="danger-solid">Elimina 3 donazioni</States>
      </Line>
      <Line label="Icona">
        <IconButton icon={Ellipsis} label="Altro" />
        <IconButton icon={Rows3} label="Densità" kind="secondary" />
        <IconButton icon={X} label="Chiudi" kind="quiet" small />
      </Line>
      <Line label="Piccolo">
        <Button small icon={Mail}>
          Scrivi
        </Button>
        <Button small icon={Plus}>
          Aggiungi
        </Button>
        <Button small kind="quiet">
          Azzera
        </Button>
        <Button href="#kit" small>
          Un rimando
        </Button>
      </Line>
      <Line label="A gruppi">
        <Segmented
          label="Periodo"
          value={period}
          onValueChange={setPeriod}
          options={[
            { value: "month", label: "Mese" },
            { value: "twelve", label: "12 mesi" },
            { value: "year", label: "Anno" },
          ]}
        />
      </Line>
    </Section>
  );
}
