import { useState } from "react";
import type { AwardTier } from "../../../domain/donor/award-tiers";
import { stepsOf, type AwardStep } from "../../../domain/settings/award-steps";
import { Segmented } from "../../../ui/buttons/segmented";
import { ConfirmDialog } from "../../../ui/overlay/action-dialogs";
import { presetOf, PRESETS, TIERS, type Preset } from "./preset-of";
import { texts } from "./texts";

interface PresetsProps {
  tiers: readonly AwardTier[];
  /** As they are saved: one's own can be gone back to. */
  saved: readonly AwardTier[];
  onChoose: (steps: readonly AwardStep[]) => void;
}

/** The steps of AVIS and FIDAS, to begin with. One's own are replaced only after a question. */
export function Presets({ tiers, saved, onChoose }: PresetsProps) {
  const [wanted, setWanted] = useState<Preset>("avis");
  const [asking, setAsking] = useState(false);
  const now = presetOf(tiers) ?? "own";
  const hasOwn = now === "own" || presetOf(saved) === null;
  const choose = (next: Preset | "own") => {
    if (next === now) return;
    if (next === "own") return onChoose(stepsOf(saved));
    if (now !== "own") return onChoose(stepsOf(TIERS[next]));
    setWanted(next);
    setAsking(true);
  };
  const name = texts.presetNames[wanted];
  return (
    <>
      <Segmented<Preset | "own">
        label={texts.presets}
        value={now}
        onValueChange={choose}
        options={[...PRESETS, ...(hasOwn ? (["own"] as const) : [])].map((value) => ({
          value,
          label: texts.presetNames[value],
        }))}
      />
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={texts.replaceTitle(name)}
        description={texts.replaceHint(stepsOf(tiers).length)}
        focus="cancel"
        submit={texts.replace(name)}
        onSubmit={() => onChoose(stepsOf(TIERS[wanted]))}
      />
    </>
  );
}
