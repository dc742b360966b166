import { Plus, CircleDashed, TriangleAlert } from "lucide-react";
import { useState, useEffect, useMemo } from "react";
import { useCan } from "../../../api/react/ability";
import { Banner } from "../../../ui/messages/banner";
import { Button } from "../../../ui/buttons/button";
import { EmptyState } from "../../../ui/messages/empty-state";
import { ErrorState } from "../../../ui/messages/error-state";
import { SearchInput } from "../../../ui/field/search-input";
import { ReadFailed } from "../../../ui/messages/read-failed";
import { tw } from "../../../ui/tw";
import { SettingsHead } from "../settings-head";
import { SettingsSkeleton } from "../settings-skeleton";
import { lineClasses } from "./components/row-classes";
import { ZonesList } from "./components/zones-list";
import { findZones, type FoundZone } from "./find-zones";
import { useOfficeZones, type OfficeZone } from "./read-zones";
import { texts } from "./texts";
import { capGaps, sharedCaps, type CapGap } from "../../../domain/places/cap-ranges";
import { Card } from "../../../ui/display/card";
import { Icon } from "../../../ui/icons/icon";
import { whenIdle } from "../../../api/client/when-idle";
import { AssociationLine, ManagersOf, ReadOnlyRows, ZoneLine } from "./components/unit-lines";

/** The association's zones, and the associations in each. */
export function ZonesTab() {
  const state = useOfficeZones();
  if (state.status === "loading") return <SettingsSkeleton />;
  if (state.status === "error")
    return (
      <ErrorState title={texts.failed} onRetry={state.retry} retrying={state.retrying}>
        {state.error.message}
      </ErrorState>
    );
  const { zones } = state.data;
  return (
    <div className={tw`grid min-w-0 gap-6 narrow:gap-5`}>
      <SettingsHead place="lead">{texts.lead(countsOf(zones))}</SettingsHead>
      {state.error && <ReadFailed title={texts.notRefreshed} onRetry={state.retry} retrying={state.refreshing} />}
      <Zones zones={zones} />
      <CapsCard zones={zones} />
    </div>
  );
}

/** The list of zones, editable if the user may change it and the server can. */
function Zones({ zones }: { zones: readonly OfficeZone[] }) {
  const can = useCan();
  const [typed, setTyped] = useState("");
  const [adding, setAdding] = useState(false);
  const allowed = can("update", "Zone");
  // a server that sends no versions can't change zones
  const writable = allowed && zones.every(({ version }) => version !== undefined);
  const mayAdd = writable && can("create", "Zone");
  const found = findZones(zones, typed);
  const searching = typed.trim() !== "";
  const add = (
    <Button kind="primary" icon={Plus} onClick={() => setAdding(true)}>
      {texts.addZone}
    </Button>
  );
  return (
    <>
      {mayAdd && zones.length > 0 && <SettingsHead place="actions">{add}</SettingsHead>}
      {allowed && !writable && <Banner title={texts.readOnly} />}
      {zones.length > 0 && (
        <div className={tw`flex flex-wrap items-center gap-x-6 gap-y-2`}>
          <SearchInput
            aria-label={texts.search}
            placeholder={texts.search}
            value={typed}
            onValueChange={setTyped}
            className={tw`flex-[1_1_280px] max-w-[420px] narrow:max-w-none`}
          />
          {writable && <p className={tw`ml-auto text-label text-faint narrow:hidden`}>{texts.orderHint}</p>}
        </div>
      )}
      {zones.length === 0 && !adding ? (
        <EmptyState title={texts.emptyTitle} drawing="list" actions={mayAdd && add}>
          {texts.emptyHint}
        </EmptyState>
      ) : found.length === 0 && searching ? (
        <EmptyState title={texts.noMatch} actions={<Button onClick={() => setTyped("")}>{texts.clearSearch}</Button>}>
          {texts.noMatchHint(typed)}
        </EmptyState>
      ) : (
        <div className={tw`min-w-0 overflow-clip rounded-lg border border-line bg-surface`}>
          <div aria-hidden className={writable && !searching ? lineClasses.head.sortable : lineClasses.head.plain}>
            <span />
            <span>{texts.columns.zone}</span>
            <span className={tw`text-right pr-6`}>{zones.some(isCounted) && texts.columns.donors}</span>
            <span>{zones.some(({ managers }) => managers) && texts.columns.managers}</span>
          </div>
          {writable ? (
            <ZonesList
              zones={zones}
              found={found}
              searching={searching}
              adding={adding}
              onAdded={() => setAdding(false)}
            />
          ) : (
            <ReadOnlyZones found={found} />
          )}
        </div>
      )}
    </>
  );
}

const isCounted = ({ donors }: OfficeZone) => donors !== undefined;

function countsOf(zones: readonly OfficeZone[]) {
  return {
    zones: zones.length,
    associations: zones.reduce((sum, { associations }) => sum + associations.length, 0),
    donors: zones.every(isCounted) ? zones.reduce((sum, { donors = 0 }) => sum + donors, 0) : null,
  };
}

/** The zones, read-only. */
function ReadOnlyZones({ found }: { found: readonly FoundZone[] }) {
  const [opened, setOpened] = useState<Record<string, boolean>>({});
  return (
    <ReadOnlyRows label={texts.list}>
      {found.map(({ zone, open }) => {
        const isOpen = opened[zone._id] ?? open;
        return (
          <div key={zone._id}>
            <ZoneLine
              zone={zone}
              open={isOpen}
              onToggle={() => setOpened({ ...opened, [zone._id]: !isOpen })}
              managers={<ManagersOf zone={zone} />}
            />
            {isOpen && (
              <div className={tw`bg-canvas`}>
                <ReadOnlyRows label={texts.associationsOf(zone.name)} kind="association">
                  {zone.associations.map((association) => (
                    <AssociationLine key={association._id} association={association} zone={zone.name} />
                  ))}
                </ReadOnlyRows>
              </div>
            )}
          </div>
        );
      })}
    </ReadOnlyRows>
  );
}

/** Postal codes that two zones share, and those that no zone has. */
function CapsCard({ zones }: { zones: readonly OfficeZone[] }) {
  const shared = useMemo(() => sharedCaps(zones), [zones]);
  const gaps = useGaps(zones);
  if (shared.length === 0 && gaps.length === 0) return null;
  return (
    <Card title={texts.capsCard}>
      <ul className={tw`grid gap-3`}>
        {shared.map((overlap) => (
          <li key={overlap.caps + overlap.names.join()} className={itemClass}>
            <Icon of={TriangleAlert} className={tw`mt-px text-warn-text`} />
            <span className={tw`break-anywhere`}>{texts.overlap(overlap)}</span>
          </li>
        ))}
        {gaps.map((gap) => (
          <li key={gap.province} className={itemClass}>
            <Icon of={CircleDashed} className={tw`mt-px text-faint`} />
            <span className={tw`break-anywhere`}>
              {texts.gap(gap)} <span className={tw`text-muted`}>({texts.gapTowns(gap.towns)}).</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const itemClass = tw`grid grid-cols-[20px_minmax(0,1fr)] gap-2.5`;

/** Finds the postal codes that no zone has. The list of towns is large, so it loads when the browser is idle. */
function useGaps(zones: readonly OfficeZone[]): readonly CapGap[] {
  const [towns, setTowns] = useState<Parameters<typeof capGaps>[1]>([]);
  const wanted = zones.some(({ caps }) => caps.length > 0);
  useEffect(() => {
    if (!wanted) return;
    let unmounted = false;
    const stop = whenIdle(() => {
      void import("../../../domain/places/places").then(
        ({ PLACES }) => unmounted || setTowns(PLACES),
        () => undefined, // without the towns no gaps are shown
      );
    });
    return () => {
      unmounted = true;
      stop();
    };
  }, [wanted]);
  return useMemo(() => capGaps(zones, towns), [zones, towns]);
}
