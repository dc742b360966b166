import { RotateCw } from "lucide-react";
import { Banner } from "../../src/ui/messages/banner";
import type { BannerTone } from "../../src/ui/messages/banner";
import { Button } from "../../src/ui/buttons/button";
import { Card } from "../../src/ui/display/card";
import { EmptyState } from "../../src/ui/messages/empty-state";
import { ErrorState } from "../../src/ui/messages/error-state";
import { Progress } from "../../src/ui/messages/progress";
import { Skeleton, SkeletonGroup } from "../../src/ui/messages/skeleton";
import { Spinner } from "../../src/ui/messages/spinner";
import { tw } from "../../src/ui/tw";
import { Pair, Section } from "./section";

const banners: Record<BannerTone, string> = {
  info: "È una prova: niente è salvato",
  success: "Importate 412 righe",
  warn: "Gli esami scadono il 30 novembre",
  danger: "Per salvare, correggi 3 campi",
};

export function Banners() {
  return (
    <Section title="Avvisi">
      <div className={tw`grid gap-2`}>
        {Object.entries(banners).map(([tone, title]) => (
          <Banner key={tone} tone={tone as BannerTone} title={title} />
        ))}
        <Banner
          tone="warn"
          title="Manca la connessione"
          actions={
            <Button small icon={RotateCw}>
              Riprova
            </Button>
          }
        >
          Quello che vedi è di qualche minuto fa.
        </Banner>
      </div>
    </Section>
  );
}

export function Waiting() {
  return (
    <Section title="Attese" note="Lo scheletro arriva dopo 200 ms. Il lavoro lungo dice quanto manca e si può fermare.">
      <Pair>
        <div className={tw`grid gap-4`}>
          <Progress
            label="Importo 412 righe"
            value={0.42}
            remaining="circa 12 secondi"
            detail="173 fatte"
            action={
              <Button small kind="quiet">
                Ferma
              </Button>
            }
          />
          <Progress label="Leggo il file" />
        </div>
        <div className={tw`grid gap-4`}>
          <SkeletonGroup>
            <div className={tw`flex items-center gap-3`}>
              <Skeleton circle width={40} height={40} />
              <div className={tw`grid gap-2 flex-1`}>
                <Skeleton width="60%" />
                <Skeleton width="85%" />
              </div>
            </div>
          </SkeletonGroup>
          <Spinner label="Cerco…" />
        </div>
      </Pair>
    </Section>
  );
}

export function States() {
  return (
    <Section title="Vuoto ed errore" note="Dice che cosa manca e offre il passo successivo.">
      <Pair>
        <Card flush>
          <EmptyState title="Nessuna corrispondenza trovata" actions={<Button>Togli i filtri</Button>}>
            Nessun donatore con questi 4 filtri.
          </EmptyState>
        </Card>
        <Card flush>
          <ErrorState title="Non riusciamo a leggere i donatori" onRetry={() => undefined}>
            Il server non risponde. I tuoi dati sono al sicuro.
          </ErrorState>
        </Card>
        <Card flush>
          <EmptyState
            drawing="list"
            title="Qui vivranno i tuoi donatori"
            actions={<Button kind="primary">Nuovo donatore</Button>}
          >
            Se hai già un elenco in un file csv bastano cinque minuti.
          </EmptyState>
        </Card>
      </Pair>
    </Section>
  );
}
