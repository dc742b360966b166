import { addressOf } from "../../../shared/navigation";
import { Button } from "../../../ui/buttons/button";
import { Card } from "../../../ui/display/card";
import { tw } from "../../../ui/tw";
import { providerRoute } from "../links";
import { standingOf } from "../standing";
import { texts } from "../texts";
import { consequences } from "./consequences";
import type { Wish } from "./use-switch";

interface SwitchCardProps {
  wish: Wish;
  /** Whether the page is about the one that would send; else its own page is a link away. */
  here: boolean;
  /** Something of it is typed and not saved. */
  dirty: boolean;
  onUse: () => void;
}

/** What it takes to send by another provider, and what changes then. */
export function SwitchCard({ wish, here, dirty, onUse }: SwitchCardProps) {
  const { provider, integration } = wish.to;
  const standing = standingOf(integration);
  const words = texts.switching;
  const missing = {
    ...{ failing: words.mendFirst(provider.name), untested: words.testFirst(provider.name) },
    ...{ missing: words.setUpFirst(provider.name), ready: dirty && here ? words.saveFirst : "", active: "" },
  }[standing];
  return (
    <Card
      title={here ? words.toThis(provider.name) : words.toOther(provider.name)}
      footer={
        here ? (
          standing === "ready" && (
            <Button disabled={dirty} onClick={onUse} aria-haspopup="dialog">
              {texts.use(provider.name)}
            </Button>
          )
        ) : (
          <Button kind="quiet" href={addressOf(providerRoute(provider.id))} className={tw`-ml-3`}>
            {words.open(provider.name)}
          </Button>
        )
      }
    >
      <p className={tw`text-label text-muted`}>{[missing, ...consequences(wish)].filter(Boolean).join(" ")}</p>
    </Card>
  );
}
