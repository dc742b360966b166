import { CalendarDays, ChevronDown, Map as MapIcon } from "lucide-react";
import { useRef, useState } from "react";
import { useCan } from "../../../api/react/ability";
import { useFeature } from "../../../api/react/use-feature";
import { BLOOD_GROUPS, DONATION_TYPE_LABELS, isDonationType } from "../../../domain/donation/blood";
import { capitalised, lowerFirst } from "../../../domain/language/italian";
import { isIsoDay } from "../../../domain/dates/days";
import { formatFullDate } from "../../../domain/format";
import { DonationGlyph } from "../../../shared/donor/parts/donation-glyph";
import { listLink } from "../../../shared/lists/list-link";
import { dayMessage, DayPicker, isFullLength } from "../../../shared/forms";
import { useZones } from "../../../shared/settings/zones";
import { hrefFor } from "../../../domain/routes";
import { Link } from "../../../ui/buttons/link";
import { Button } from "../../../ui/buttons/button";
import { Chip } from "../../../ui/display/chip";
import { Field } from "../../../ui/field/field";
import { Icon } from "../../../ui/icons/icon";
import { Menu } from "../../../ui/menu/menu";
import { Flyout } from "../../../ui/overlay/flyout";
import { cx, tw } from "../../../ui/tw";
import { filterOf, type CallChoice } from "../call-choice";
import type { CallsAnswer } from "../read-calls";
import { texts } from "../texts";

interface ChoiceBarProps {
  choice: CallChoice;
  onChange: (change: Partial<CallChoice>) => void;
  today: string;
  /** How many donors are in each list; null while unknown. */
  counts: CallsAnswer["counts"];
}

const TYPES = Object.keys(DONATION_TYPE_LABELS).map(Number).filter(isDonationType);

/** The donation day, its type, the blood groups and the zone; folded on a phone. */
export function ChoiceBar({ choice, onChange, today, counts }: ChoiceBarProps) {
  const { day, type, groups, area } = choice;
  const can = useCan();
  const zonesState = useZones();
  const zones = (zonesState.status === "ready" ? zonesState.data.zones : [])
    .map(({ name }) => name)
    .filter((name) => can("update", "Donor", { area: name }));
  const inRegistry = useFeature("computed-fields");
  const [unfolded, setUnfolded] = useState(false);
  const groupsText = groups.length === 0 ? texts.allGroups : texts.someGroups(groups);
  const showsZones = zones.length > 1 || area !== null;
  const toggled = (group: string, on: boolean) =>
    BLOOD_GROUPS.filter((name) => (name === group ? on : groups.includes(name)));
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
        <DayChip day={day} today={today} onChange={(next) => onChange({ day: next })} />
        <Menu
          trigger={(props) => (
            <Chip {...props} aria-label={`${texts.type}: ${DONATION_TYPE_LABELS[type]}`} endIcon={ChevronDown}>
              <DonationGlyph type={type} />
              {DONATION_TYPE_LABELS[type]}
            </Chip>
          )}
          entries={TYPES.map((name) => ({
            kind: "check",
            label: DONATION_TYPE_LABELS[name],
            checked: name === type,
            onCheckedChange: () => onChange({ type: name }),
          }))}
        />
        <Menu
          trigger={(props) => (
            <Chip {...props} aria-label={`${texts.groups}: ${groupsText}`} endIcon={ChevronDown}>
              {groupsText}
            </Chip>
          )}
          entries={[
            {
              kind: "check",
              label: texts.allGroups,
              checked: groups.length === 0,
              onCheckedChange: () => onChange({ groups: [] }),
            },
            { kind: "separator", key: "all" },
            ...BLOOD_GROUPS.map((group) => ({
              kind: "check" as const,
              label: group,
              checked: groups.includes(group),
              onCheckedChange: (on: boolean) => onChange({ groups: toggled(group, on) }),
            })),
          ]}
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
        <span className={tw`text-label text-muted`}>
          {counts && texts.mayDonate(Object.values(counts).reduce((sum, count) => sum + count, 0))}{" "}
          {inRegistry && <Link {...listLink(hrefFor("donors"), filterOf(choice))}>{texts.inRegistry}</Link>}
        </span>
      </div>
    </div>
  );
}

interface DayChipProps {
  day: string;
  today: string;
  onChange: (day: string) => void;
}

function DayChip({ day, today, onChange }: DayChipProps) {
  const chip = useRef<HTMLButtonElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && (!isIsoDay(typed) || typed < today);
  const close = () => setTyped(null);
  const show = () => {
    if (typed === null || isWrong) return;
    onChange(typed);
    close();
    chip.current?.focus();
  };
  return (
    <>
      <Chip
        ref={chip}
        aria-haspopup="dialog"
        aria-expanded={typed !== null}
        aria-label={`${texts.day}: ${formatFullDate(day)}`}
        endIcon={ChevronDown}
        onClick={() => setTyped(typed === null ? day : null)}
      >
        <Icon of={CalendarDays} size={14} />
        {formatFullDate(day)}
      </Chip>
      <Flyout open={typed !== null} onClose={close} anchor={chip} title={texts.choose}>
        <form
          noValidate
          className={tw`grid gap-4 p-4`}
          onSubmit={(event) => {
            event.preventDefault();
            show();
          }}
        >
          <Field
            label={texts.day}
            help={texts.dayForm}
            error={dayMessage(typed ?? "", isFullLength(typed ?? "") && isWrong && texts.dayWrong)}
          >
            <DayPicker
              data-autofocus
              days="next"
              calendarLabel={texts.day}
              value={typed ?? ""}
              onValueChange={setTyped}
              placeholder={texts.dayForm}
            />
          </Field>
          <Button type="submit" kind="primary">
            {texts.chooseDay}
          </Button>
        </form>
      </Flyout>
    </>
  );
}
