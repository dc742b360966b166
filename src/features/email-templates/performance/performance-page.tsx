import { Download } from "lucide-react";
import { useSearch } from "wouter";
import { useQuery } from "../../../api/react/use-query";
import { useToday } from "../../../api/react/use-today";
import { csvHead, csvLine } from "../../../domain/export/csv";
import type { ExportField } from "../../../domain/export/export-fields";
import { hrefFor } from "../../../domain/routes";
import { useRouteId, useAreaLocation } from "../../../shared/navigation";
import { Button } from "../../../ui/buttons/button";
import { PageHeader } from "../../../ui/page/page-header";
import { NotReady } from "../../../ui/messages/not-ready";
import { ReadFailed } from "../../../ui/messages/read-failed";
import { saveFile } from "../../../ui/browser/save-file";
import { Skeleton } from "../../../ui/messages/skeleton";
import { cx, tw } from "../../../ui/tw";
import { TemplateFrame } from "../frame/template-frame";
import { templateQuery } from "../template";
import { DAY_COLUMNS } from "./day-table";
import { type DayCounts, daysOf, performanceAnswer } from "./read-performance";
import { PerformanceView } from "./performance-view";
import { lastDays, type Period, periodProblem } from "../../../domain/dates/period";
import { PeriodFields } from "../../../shared/period";
import { Segmented } from "../../../ui/buttons/segmented";
import { endpoints } from "../../../api/endpoints";
import { texts } from "./texts";

const common = { section: "", editedBy: "nobody" } as const;
const FIELDS: readonly ExportField[] = [
  { ...common, name: "date", label: texts.day, kind: "day" },
  ...DAY_COLUMNS.map((name): ExportField => ({ ...common, name, label: texts[name], kind: "number" })),
];

const performanceCsv = (days: readonly DayCounts[]): Blob => {
  const lines = days.map((day) => csvLine(FIELDS, [day.date, ...DAY_COLUMNS.map((name) => day[name])]));
  return new Blob([csvHead(FIELDS), ...lines], { type: "text/csv;charset=utf-8" });
};

/** Lengths of the preset periods, in days up to today. */
const PRESETS = ["7", "30", "90", "365"] as const;
type Preset = (typeof PRESETS)[number];
const DEFAULT_PRESET: Preset = "30";
const MAX_DAYS = 366;

const presetPeriod = (preset: Preset, today: string): Period => lastDays(Number(preset), today);

/** @returns the period in the address, or else the default */
function periodIn(search: URLSearchParams, today: string): Period {
  const period = { begin: search.get("begin") ?? "", end: search.get("end") ?? "" };
  return periodProblem(period, MAX_DAYS) === null ? period : presetPeriod(DEFAULT_PRESET, today);
}

const presetOf = ({ begin, end }: Period, today: string): Preset | null =>
  PRESETS.find((preset) => {
    const known = presetPeriod(preset, today);
    return known.begin === begin && known.end === end;
  }) ?? null;

/** `GET /emails-template/{id}/performance`. */
const performanceQuery = (id: string, { begin, end }: Period) => ({
  path: endpoints.emailTemplatePerformance(id),
  query: { begin, end },
  schema: performanceAnswer,
});

const SKELETON = (
  <>
    <Skeleton height={112} />
    <Skeleton height={320} />
  </>
);

export function PerformancePage() {
  const { entryState, navigate } = useAreaLocation();
  const id = useRouteId();
  const today = useToday();
  const period = periodIn(new URLSearchParams(useSearch()), today);
  const template = useQuery(templateQuery(id), { throwRouteErrors: true });
  const state = useQuery(performanceQuery(id, period), { keepPrevious: true });
  const whole = template.status === "ready" ? template.data.template : null;
  const show = ({ begin, end }: Period) =>
    navigate(`${hrefFor("emailPerformance", { id })}?begin=${begin}&end=${end}`, {
      replace: true,
      state: entryState(),
    });
  const performance = state.status === "ready" ? state.data : null;
  /** The counts are still of the previous period: no file, and no mails by them. */
  const stale = state.status === "ready" && state.stale;
  return (
    <TemplateFrame id={id} template={whole} tab="performance" inApp>
      <PageHeader
        level={2}
        title={texts.title}
        lead={texts.range(period.begin, period.end)}
        actions={
          performance &&
          !stale && (
            <Button
              icon={Download}
              onClick={() => saveFile(performanceCsv(daysOf(performance)), texts.fileName(period.begin, period.end))}
            >
              {texts.csv}
            </Button>
          )
        }
      />
      <div className={tw`flex flex-wrap items-end gap-3 print:hidden`}>
        <Segmented
          label={texts.period}
          options={PRESETS.map((value) => ({ value, label: texts.presets[value] }))}
          value={presetOf(period, today) ?? ("" as Preset)}
          onValueChange={(preset) => show(presetPeriod(preset, today))}
        />
        <PeriodFields period={period} onPeriod={show} longest={MAX_DAYS} />
      </div>
      {state.status !== "ready" && <NotReady state={state} texts={texts} skeleton={SKELETON} />}
      {state.status === "ready" && state.error && (
        <ReadFailed title={texts.refreshFailed} onRetry={state.retry} retrying={state.refreshing} />
      )}
      {performance && (
        <div aria-busy={stale || undefined} className={cx(tw`grid content-start gap-5`, stale && tw`opacity-60`)}>
          <PerformanceView id={id} performance={performance} period={stale ? null : period} />
        </div>
      )}
    </TemplateFrame>
  );
}
