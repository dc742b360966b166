import { History } from "lucide-react";
import { useSearch } from "wouter";
import { useCan } from "../../api/react/ability";
import { useUser } from "../../api/react/connection";
import { failedReads, useFeature, type FailedReads } from "../../api/react/use-feature";
import { useToday } from "../../api/react/use-today";
import { formatFullDate, greeting } from "../../domain/format";
import { menuFor } from "../../domain/menu";
import { hrefFor } from "../../domain/routes";
import { Button } from "../../ui/buttons/button";
import { EmptyState } from "../../ui/messages/empty-state";
import { ErrorState } from "../../ui/messages/error-state";
import { Select } from "../../ui/field/select";
import { PageHeader } from "../../ui/page/page-header";
import { ReadFailed } from "../../ui/messages/read-failed";
import { Skeleton, SkeletonGroup } from "../../ui/messages/skeleton";
import { tw } from "../../ui/tw";
import { addressOf, useAreaLocation } from "../../shared/navigation";
import { StatsView } from "./components/stats-view";
import { periodIn } from "./first-reads";
import { periodOf } from "./period";
import { useStats } from "./requests/get-stats";
import { useZones } from "../../shared/settings/zones";
import { texts } from "./texts";
import { useIdleComponent } from "./use-idle-component";

const ALL_ZONES = "";

/** The start page of staff: who may donate, next steps, six statistics (decisions §7), donations by month, blood groups. */
export function DashboardPage() {
  const { entryState, navigate } = useAreaLocation();
  const user = useUser();
  const can = useCan();
  const today = useToday();
  const search = new URLSearchParams(useSearch());
  const periodName = periodIn(search);
  const { zones, area, zonesFailed } = useZoneChoice(search.get("area") ?? ALL_ZONES);
  const days = periodOf(periodName, today);
  const stats = useStats(days, area || null);

  const setSearch = (change: Record<string, string>) => {
    const next = new URLSearchParams(search);
    for (const [key, value] of Object.entries(change)) {
      if (value) next.set(key, value);
      else next.delete(key);
    }
    const query = next.toString();
    navigate(hrefFor("dashboard") + (query && `?${query}`), { replace: true, state: entryState() });
  };

  const name = user?.firstName ? `, ${user.firstName}` : "";
  return (
    <div className={tw`grid content-start gap-6`}>
      <PageHeader
        // oxlint-disable-next-line react/purity -- the greeting depends on the time of day
        title={greeting(new Date()) + name}
        lead={formatFullDate(today)}
        actions={
          zones.length > 1 && (
            <Select
              aria-label={texts.zone}
              className={tw`w-[160px] narrow:w-full print:hidden`}
              value={area}
              onChange={(event) => setSearch({ area: event.target.value })}
              options={[
                { value: ALL_ZONES, label: texts.allZones },
                ...zones.map((name) => ({ value: name, label: name })),
              ]}
            />
          )
        }
      />
      <p className={tw`hidden text-muted print:block`}>
        {texts.printed(texts.periods[periodName], area || texts.allZones)}
      </p>
      {zonesFailed && <ReadFailed title={texts.zonesFailed} {...zonesFailed} />}
      {stats.status === "absent" && (
        <EmptyState
          title={texts.noStats}
          actions={can("read", "Donor") && <Button href={addressOf(hrefFor("donors"))}>{texts.toDonors}</Button>}
        />
      )}
      {stats.status === "loading" && <DashboardSkeleton />}
      {stats.status === "error" && (
        <ErrorState title={texts.failed} onRetry={stats.retry} retrying={stats.retrying}>
          {stats.error.message}
        </ErrorState>
      )}
      {stats.status === "ready" && (
        <StatsView
          stats={stats.data.stats}
          period={periodName}
          onPeriodChange={(value) => setSearch({ period: value === "12-months" ? "" : value })}
          days={days}
          area={area || null}
          stale={stats.stale}
        />
      )}
      <PinnedPart />
      <DocumentsPart />
      <ActivityLink />
    </div>
  );
}

/** @returns the zones whose statistics the user may read, and the selected one. An unknown zone in the address means all */
function useZoneChoice(requested: string): { zones: string[]; area: string; zonesFailed: FailedReads | null } {
  const can = useCan();
  const state = useZones();
  const all = state.status === "ready" ? state.data.zones : [];
  const zones = all.map(({ name }) => name).filter((name) => can("read", "Stats", { area: name }));
  // the statistics don't wait for the zones: until these are loaded, the zone of the address counts
  const area = state.status !== "ready" || zones.includes(requested) ? requested : ALL_ZONES;
  return { zones, area, zonesFailed: failedReads(state) };
}

const loadPinned = async () => (await import("./components/pinned-views")).PinnedViews;

/** The pinned views. Their code loads when the browser is idle. */
function PinnedPart() {
  const { Component: Pinned } = useIdleComponent(loadPinned, useFeature("pinned-views"));
  return Pinned && <Pinned />;
}

const loadCard = async () => (await import("./components/office-documents")).OfficeDocuments;

const inMenu = (role: string) =>
  menuFor(role).some((item) => (item.has_children ? item.children : [item]).some(({ route }) => route === "documents"));

/** The documents for users who may read them but have no menu item for them: directors (decisions §6). Loads when the browser is idle. */
function DocumentsPart() {
  const user = useUser();
  const visible = useCan()("read", "Document") && user !== null && !inMenu(user.role);
  const { Component: Card } = useIdleComponent(loadCard, visible);
  return Card && <Card />;
}

/** The log of the zones, for users who don't have it in the settings. */
function ActivityLink() {
  const can = useCan();
  if (!can("read", "Activity") || can("update", "Zone")) return null;
  return (
    <Button href={addressOf(hrefFor("activity"))} icon={History} className={tw`justify-self-start print:hidden`}>
      {texts.toActivity}
    </Button>
  );
}

const cardClass = tw`grid content-start gap-3 rounded-lg border border-line bg-surface p-6`;

function DashboardSkeleton() {
  return (
    <SkeletonGroup label={texts.loading}>
      <div className={tw`grid gap-6`}>
        <div className={tw`grid gap-6 wide:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]`}>
          {[0, 1].map((card) => (
            <div key={card} className={cardClass}>
              <Skeleton width="45%" height={16} />
              {[90, 75, 85, 70].map((width) => (
                <Skeleton key={width} width={`${width}%`} height={34} />
              ))}
            </div>
          ))}
        </div>
        <Skeleton width="20%" height={20} />
        <div
          className={tw`grid grid-cols-3 gap-px overflow-hidden rounded-lg border border-line bg-line narrow:grid-cols-2 w1080:grid-cols-6`}
        >
          {Array.from({ length: 6 }, (_, index) => (
            <div key={index} className={tw`grid content-start gap-3 bg-surface px-4 py-3.5`}>
              <Skeleton width="55%" />
              <Skeleton width="40%" height={22} />
              <Skeleton width="70%" height={10} />
            </div>
          ))}
        </div>
        <div className={tw`grid gap-6 wide:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]`}>
          <div className={cardClass}>
            <Skeleton width="30%" height={16} />
            <Skeleton height={240} />
          </div>
          <div className={cardClass}>
            <Skeleton width="45%" height={16} />
            {Array.from({ length: 8 }, (_, index) => (
              <Skeleton key={index} width={`${95 - index * 9}%`} height={18} />
            ))}
          </div>
        </div>
      </div>
    </SkeletonGroup>
  );
}
