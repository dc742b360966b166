import { ChevronDown } from "lucide-react";
import { useFeature } from "../../../../api/react/use-feature";
import type { FilterGroup } from "../../../../domain/filter/filter";
import { readyMadeBy } from "../../../../domain/filter/ready-made";
import { useRules } from "../../../settings";
import { Chip } from "../../../../ui/display/chip";
import { Menu } from "../../../../ui/menu/menu";
import { tw } from "../../../../ui/tw";
import { isOn, toggleReadyMade } from "./ready-made-rules";
import { texts } from "../texts";

interface ReadyMadeProps {
  filter: FilterGroup | null;
  onFilter: (filter: FilterGroup | null) => void;
}

/** Questions that are asked with one press; all in sight where there is room. */
export function ReadyMadeChips({ filter, onFilter }: ReadyMadeProps) {
  const all = readyMadeBy(useRules().rules, useFeature("computed-fields"));
  return (
    <div
      role="group"
      aria-label={texts.ready}
      className={tw`hidden wide:flex flex-wrap items-center gap-x-1.5 gap-y-2 print:!hidden`}
    >
      <span aria-hidden className={tw`text-label text-faint mr-1`}>
        {texts.ready}
      </span>
      {all.map((ready) => (
        <Chip
          key={ready.name}
          pressed={isOn(filter, ready)}
          onClick={() => onFilter(toggleReadyMade(filter, ready, all))}
        >
          {ready.label}
        </Chip>
      ))}
    </div>
  );
}

/** The same, folded. */
export function ReadyMadeMenu({ filter, onFilter }: ReadyMadeProps) {
  const all = readyMadeBy(useRules().rules, useFeature("computed-fields"));
  return (
    <Menu
      trigger={(props) => (
        <Chip endIcon={ChevronDown} className={tw`wide:hidden`} {...props}>
          {texts.ready}
        </Chip>
      )}
      entries={all.map((ready) => ({
        kind: "check",
        label: ready.label,
        checked: isOn(filter, ready),
        onCheckedChange: () => onFilter(toggleReadyMade(filter, ready, all)),
      }))}
    />
  );
}
