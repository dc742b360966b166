import { useId, useState } from "react";
import { Checkbox, Radio } from "../../src/ui/field/choice";
import { ChoiceGroup } from "../../src/ui/field/choice-group";
import { Field } from "../../src/ui/field/field";
import { PasswordInput } from "../../src/ui/field/password-input";
import { SearchInput } from "../../src/ui/field/search-input";
import { Select } from "../../src/ui/field/select";
import { Switch } from "../../src/ui/field/switch";
import { TextInput } from "../../src/ui/field/text-input";
import { Textarea } from "../../src/ui/field/textarea";
import { Kbd } from "../../src/ui/display/kbd";
import { tw } from "../../src/ui/tw";
import { Section } from "./section";

function Choices() {
  const name = useId();
  return (
    <div className={tw`grid gap-2.5 content-start narrow:gap-0`}>
      <Checkbox label="Casella" />
      <Checkbox label="Casella scelta" help="Con una riga di aiuto." defaultChecked />
      <Checkbox label="Scelta in parte" indeterminate />
      <Checkbox label="Spenta" defaultChecked disabled />
      <Checkbox label="Con errore" error="Serve il consenso per continuare." />
      <ChoiceGroup legend="Una sola">
        <Radio name={name} label="Opzione" defaultChecked />
        <Radio name={name} label="Altra opzione" />
      </ChoiceGroup>
      <Switch label="Interruttore acceso" defaultChecked />
      <Switch label="Interruttore spento" />
    </div>
  );
}

export function Fields() {
  const [search, setSearch] = useState("rota");
  const [empty, setEmpty] = useState("");
  return (
    <Section
      title="Campi"
      note="Etichetta sopra, aiuto sotto, errore al posto dell’aiuto: che cosa non va e come si sistema."
    >
      <div className={tw`grid gap-4 grid-cols-3 narrow:grid-cols-1`}>
        <Field label="Testo">
          <TextInput defaultValue="Marco" />
        </Field>
        <Field label="Con aiuto" optional help="Solo per le urgenze.">
          <TextInput type="tel" placeholder="347 555 0142" />
        </Field>
        <Field label="Con fuoco">
          <TextInput defaultValue="Bergamo" className="is-focus" />
        </Field>
        <Field label="Con errore" error="Manca la parte finale, per esempio «.it»." help="Non si vede: c’è l’errore.">
          <TextInput type="email" defaultValue="marco.bianchi@esempio" />
        </Field>
        <Field label="Con avviso" warning="Il codice fiscale dice 14/03/1980.">
          <TextInput defaultValue="14/03/1981" />
        </Field>
        <Field label="Confermato" ok="Corrisponde ai dati anagrafici">
          <TextInput mono defaultValue="BNCMRC80C14A794F" />
        </Field>
        <Field label="Password">
          <PasswordInput defaultValue="Donatori2026!" autoComplete="off" />
        </Field>
        <Field label="Scelta">
          <Select defaultValue="active" options={[{ value: "active", label: "Attivo" }]} />
        </Field>
        <Field label="Ricerca">
          <SearchInput value={search} onValueChange={setSearch} />
        </Field>
        <Field label="Ricerca vuota">
          <SearchInput value={empty} onValueChange={setEmpty} placeholder="Cerca nome, tessera" hint={<Kbd>/</Kbd>} />
        </Field>
        <Field label="Spento">
          <TextInput defaultValue="000742" disabled />
        </Field>
        <Field label="Note">
          <Textarea defaultValue="Disponibile anche al sabato." />
        </Field>
        <Choices />
      </div>
    </Section>
  );
}
