import { CalendarDays, ChevronDown, Map as MapIcon } from "lucide-react";
import { useState } from "react";
import { useCan } from "../../../api/react/ability";
import { useFeature } from "../../../api/react/use-feature";
import { BLOOD_GROUPS, DONATION_TYPE_LABELS } from "../../../domain/donation/blood";
import { capitalised, lowerFirst } from "../../../domain/language/italian";
import { formatFullDate } from "../../../domain/format";
import { DonationGlyph } from "../../../shared/donor/parts/donation-glyph";
import { listLink } from "../../../shared/lists/list-link";
import { useZones } from "../../../shared/settings/zones";
import { hrefFor } from "../../../domain/routes";
import { Link } from "../../../ui/buttons/link";
import { Button } from "../../../ui/buttons/button";
import { Chip } from "../../../ui/display/chip";
import { Icon } from "../../../ui/icons/icon";
import { Menu } from "../../../ui/menu/menu";
import { useLazyDialog } from "../../../ui/overlay/use-lazy-dialog";
import { cx, tw } from "../../../ui/tw";
import { filterOf, type CallChoice } from "../call-choice";
import type { CallsAnswer } from "../read-calls";
import { texts } from "../texts";

interface ChoiceBarProps {
  choice: CallChoice;
  onChange: (change: Partial<CallChoice>) => void;
  /** How many donors are in each list; null while unknown. */
  counts: CallsAnswer["counts"];
}

const loadDayAndType = () =>
  import("../../../shared/lists/filters/strip/may-donate-on-dialog").then((module) => module.MayDonateOnDialog);

/** The donation day, its type, the blood groups and the zone; folded on a phone. */
export function ChoiceBar({ choice, onChange, counts }: ChoiceBarProps) {
  const { day, type, groups, area } = choice;
  const can = useCan();
  const zonesState = useZones();
  const zones = (zonesState.status === "ready" ? zonesState.data.zones : [])
    .map(({ name }) => name)
    .filter((name) => can("update", "Donor", { area: name }));
  const inRegistry = useFeature("computed-fields");
  const [unfolded, setUnfolded] = useState(false);
  const { Dialog, times, shown, trigger } = useLazyDialog(loadDayAndType);
  const groupsText = groups.length === 0 ? texts.allGroups : texts.someGroups(groups);
  const showsZones = zones.length > 1 || area !== null;
  return (
    <div className={tw`-mt-1 grid gap-2 print:hidden`}>
      <div className={tw`hidden narrow:flex items-center gap-3 rounded-lg border border-line bg-surface px-4 py-3`}>
        <div className={tw`min-w-0 flex-auto`}>
          <p className={tw`font-strong`}>{capitalised(formatFullDate(day))}</p>
          <p className={tw`flex items-center gap-1.5`}>
            <DonationGlyph type={type} />
            {DONATION_TYPE_LABELS[type]}
          </p>
          <p className={tw`break-anywhere text-label text-muted`}>
            {[groupsText, area ?? (showsZones ? lowerFirst(texts.allZones) : "")].filter(Boolean).join(", ")}
          </p>
        </div>
        <Button aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
          {texts.change}
        </Button>
      </div>
      <div className={cx(tw`flex flex-wrap items-center gap-2`, !unfolded && tw`narrow:hidden`)}>
        <Chip
          {...trigger}
          aria-label={`${texts.dayAndType}: ${formatFullDate(day)}, ${DONATION_TYPE_LABELS[type]}`}
          endIcon={ChevronDown}
        >
          <Icon of={CalendarDays} size={14} />
          {formatFullDate(day)}
          <DonationGlyph type={type} />
          {DONATION_TYPE_LABELS[type]}
        </Chip>
        <Menu
          trigger={(props) => (
            <Chip {...props} aria-label={`${texts.groups}: ${groupsText}`} endIcon={ChevronDown}>
              {groupsText}
            </Chip>
          )}
          entries={[null, ...BLOOD_GROUPS].map((group) => ({
            kind: "check",
            label: group ?? texts.allGroups,
            checked: group === null ? groups.length === 0 : groups.includes(group),
            onCheckedChange: (on) =>
              onChange({
                groups: BLOOD_GROUPS.filter((name) => group !== null && (name === group ? on : groups.includes(name))),
              }),
          }))}
        />
        {showsZones && (
          <Menu
            trigger={(props) => (
              <Chip {...props} aria-label={`${texts.zone}: ${area ?? texts.allZones}`} endIcon={ChevronDown}>
                <Icon of={MapIcon} size={14} />
                {area ?? texts.allZones}
              </Chip>
            )}
            entries={[null, ...zones].map((name) => ({
              kind: "check",
              label: name ?? texts.allZones,
              checked: name === area,
              onCheckedChange: () => onChange({ area: name }),
            }))}
          />
        )}
        <span className={tw`flex flex-wrap gap-x-3 text-label text-muted`}>
          {counts && texts.mayDonate(Object.values(counts).reduce((sum, count) => sum + count, 0))}
          {inRegistry && <Link {...listLink(hrefFor("donors"), filterOf(choice))}>{texts.inRegistry}</Link>}
        </span>
      </div>
      {Dialog && (
        <Dialog
          key={times}
          {...shown}
          first={choice}
          onChoose={(next, nextType) => onChange({ day: next, type: nextType })}
        />
      )}
    </div>
  );
}
