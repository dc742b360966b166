import { Download, Plus } from "lucide-react";
import { useState } from "react";
import { Breadcrumb } from "../../src/ui/page/breadcrumb";
import { Button } from "../../src/ui/buttons/button";
import { Link } from "../../src/ui/buttons/link";
import { PageHeader } from "../../src/ui/page/page-header";
import { Tabs } from "../../src/ui/page/tabs";
import { tw } from "../../src/ui/tw";
import { Buttons } from "./buttons";
import { Fields } from "./fields";
import { Figures } from "./figures";
import { Floating } from "./floating";
import { Labels, Statuses } from "./labels";
import { Section } from "./section";
import { Tables } from "./tables";
import { Banners, States, Waiting } from "./waiting";

const crumbs = [
  { label: "Donatori", href: "#donatori" },
  { label: "Bianchi Marco", href: "#bianchi" },
  { label: "Modifica", href: "#modifica" },
];

function Wayfinding() {
  const [tab, setTab] = useState("overview");
  return (
    <Section title="Testate, schede e percorso">
      <PageHeader
        title="Donatori"
        count="2.000"
        breadcrumb={<Breadcrumb crumbs={crumbs} />}
        lead={
          <>
            Una frase sotto il titolo, con <Link href="#kit">un rimando</Link>.
          </>
        }
        actions={
          <>
            <Button icon={Download} iconWhenNarrow>
              Esporta
            </Button>
            <Button kind="primary" icon={Plus}>
              Nuovo donatore
            </Button>
          </>
        }
      />
      <Tabs
        label="Scheda del donatore"
        value={tab}
        onValueChange={setTab}
        tabs={[
          { value: "overview", label: "Panoramica", panel: "Il contenuto della panoramica." },
          { value: "donations", label: "Donazioni", count: "38", panel: "Il contenuto delle donazioni." },
          { value: "awards", label: "Benemerenze", count: "3", panel: "Il contenuto delle benemerenze." },
          { value: "history", label: "Storico", panel: "Il contenuto dello storico." },
        ]}
      />
    </Section>
  );
}

/** Every component in every state, one section each. */
export function KitPage() {
  return (
    <div className={tw`grid gap-6 px-pad pt-6 pb-end grid-cols-[minmax(0,1fr)]`}>
      <Buttons />
      <Fields />
      <Statuses />
      <Labels />
      <Wayfinding />
      <Tables />
      <Figures />
      <Floating />
      <Banners />
      <Waiting />
      <States />
    </div>
  );
}
