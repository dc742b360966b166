import { Copy, LogOut, Pause, Pencil, Settings, Trash2, UserRound } from "lucide-react";
import { useState } from "react";
import { Avatar } from "../../src/ui/display/avatar";
import { Button } from "../../src/ui/buttons/button";
import { Field } from "../../src/ui/field/field";
import { TextInput } from "../../src/ui/field/text-input";
import { Kbd } from "../../src/ui/display/kbd";
import { Menu } from "../../src/ui/menu/menu";
import type { MenuEntry } from "../../src/ui/menu/menu-entry";
import { Dialog } from "../../src/ui/overlay/dialog";
import { Drawer } from "../../src/ui/overlay/drawer";
import { useToast } from "../../src/ui/toast/toast";
import { tw } from "../../src/ui/tw";
import { Line, Section } from "./section";

const actions: MenuEntry[] = [
  { kind: "label", label: "Azioni" },
  { kind: "item", label: "Modifica", icon: Pencil, hint: <Kbd>E</Kbd> },
  { kind: "item", label: "Duplica", icon: Copy },
  { kind: "item", label: "Sospendi", icon: Pause, disabled: true },
  { kind: "separator", key: "danger" },
  { kind: "item", label: "Elimina", icon: Trash2, danger: true },
];

const accountHeader = (
  <div className={tw`flex items-center gap-3 min-w-0`}>
    <Avatar initials="ME" />
    <div className={tw`grid min-w-0`}>
      <span className={tw`text-caption text-faint`}>My Account</span>
      <span className={tw`font-strong truncate`}>marta.colombo@gds.example</span>
      <span className={tw`text-caption text-muted`}>Amministratore</span>
    </div>
  </div>
);

const account: MenuEntry[] = [
  { kind: "content", key: "header", content: accountHeader },
  { kind: "separator", key: "top" },
  { kind: "item", label: "Il mio profilo", icon: UserRound },
  { kind: "item", label: "Account settings", icon: Settings, href: "#kit" },
  { kind: "separator", key: "bottom" },
  { kind: "item", label: "Sign out", icon: LogOut },
];

function Columns() {
  const [shown, setShown] = useState<Record<string, boolean>>({ Gruppo: true, Stato: true, Zona: false });
  return (
    <Menu
      width={260}
      trigger={(props) => <Button {...props}>Colonne</Button>}
      entries={[
        { kind: "label", label: "Colonne, 2 di 3" },
        ...Object.entries(shown).map(([label, checked]): MenuEntry => ({
          kind: "check",
          label,
          checked,
          onCheckedChange: (next) => setShown({ ...shown, [label]: next }),
        })),
      ]}
    />
  );
}

export function Floating() {
  const [open, setOpen] = useState<"confirm" | "form" | "drawer" | "menu" | null>(null);
  const toast = useToast();
  const close = () => setOpen(null);
  return (
    <Section
      title="Finestre, menu, messaggi"
      note="Galleggia solo ciò che si chiude: ombra, angoli più larghi, superficie più chiara in tema scuro."
    >
      <Line label="Finestre">
        <Button kind="danger" onClick={() => setOpen("confirm")}>
          Elimina 3 donazioni…
        </Button>
        <Button onClick={() => setOpen("form")}>Con un modulo…</Button>
        <Button onClick={() => setOpen("drawer")}>Notifiche…</Button>
        <Button onClick={() => setOpen("menu")}>Menu del telefono…</Button>
      </Line>
      <Line label="Menu">
        <Menu trigger={(props) => <Button {...props}>Azioni</Button>} entries={actions} width={260} />
        <Columns />
        <Menu
          trigger={(props) => <Button {...props}>Il mio account</Button>}
          entries={account}
          width={280}
          align="end"
        />
      </Line>
      <Line label="Messaggi">
        <Button
          onClick={() =>
            toast.success("Donazione registrata", {
              undo: { label: "Togli la donazione", onSelect: () => toast.info("Donazione tolta") },
            })
          }
        >
          Con annulla
        </Button>
        <Button
          onClick={() =>
            toast.error("Non salvato: manca la connessione", {
              action: { label: "Riprova", onSelect: () => undefined },
            })
          }
        >
          Errore
        </Button>
        <Button onClick={() => toast.warning("Gli esami scadono il 30 novembre")}>Avviso</Button>
      </Line>
      <Dialog
        alert
        open={open === "confirm"}
        onClose={close}
        title="Eliminare 3 donazioni?"
        description="Bianchi Marco passerà da 38 a 35 donazioni e la prossima data cambierà. Non si può annullare."
        footer={
          <>
            <Button onClick={close}>Annulla</Button>
            <Button kind="danger-solid" onClick={close}>
              Elimina 3 donazioni
            </Button>
          </>
        }
      />
      <Dialog
        open={open === "form"}
        onClose={close}
        title="Salva la vista"
        footer={
          <>
            <Button onClick={close}>Annulla</Button>
            <Button kind="primary" onClick={() => toast.success("Vista salvata")}>
              Salva la vista
            </Button>
          </>
        }
      >
        <div className={tw`grid gap-4`}>
          <Field label="Nome">
            <TextInput data-autofocus="" />
          </Field>
          <Menu trigger={(props) => <Button {...props}>Azioni</Button>} entries={actions} />
        </div>
      </Dialog>
      <Drawer
        open={open === "drawer"}
        onClose={close}
        title="Notifiche"
        description="Tutte le notifiche del tuo account"
        footer={
          <Button small kind="quiet">
            Segna tutte come lette
          </Button>
        }
      >
        <p className={tw`p-6 text-muted`}>Carminati Elena ha inviato il modulo di iscrizione.</p>
      </Drawer>
      <Drawer open={open === "menu"} onClose={close} title="Menu" side="start">
        <p className={tw`p-6`}>Dashboard</p>
      </Drawer>
    </Section>
  );
}
