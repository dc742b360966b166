import { Download } from "lucide-react";
import { useSearch } from "wouter";
import { useQuery } from "../../../api/react/use-query";
import { useToday } from "../../../api/react/use-today";
import { csvHead, csvLine } from "../../../domain/export/csv";
import type { ExportField } from "../../../domain/export/export-fields";
import { hrefFor } from "../../../domain/routes";
import { useRouteId, useAreaLocation } from "../../../shared/navigation";
import { Button } from "../../../ui/buttons/button";
import { ErrorState } from "../../../ui/messages/error-state";
import { PageHeader } from "../../../ui/page/page-header";
import { ReadFailed } from "../../../ui/messages/read-failed";
import { saveFile } from "../../../ui/browser/save-file";
import { Skeleton, SkeletonGroup } from "../../../ui/messages/skeleton";
import { cx, tw } from "../../../ui/tw";
import { TemplateFrame } from "../frame/template-frame";
import { templateQuery } from "../template";
import { DAY_COLUMNS } from "./day-table";
import { type DayCounts, daysOf, performanceAnswer } from "./read-performance";
import { PerformanceView } from "./performance-view";
import { type Period, periodProblem, type Preset, presetPeriod, PRESETS } from "./period";
import { useState } from "react";
import { dayMessage, DayPicker } from "../../../shared/forms";
import { Field } from "../../../ui/field/field";
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

const DEFAULT_PRESET: Preset = "30";

/** @returns the period in the address, or else the default */
function periodIn(search: URLSearchParams, today: string): Period {
  const period = { begin: search.get("begin") ?? "", end: search.get("end") ?? "" };
  return periodProblem(period) === null ? period : presetPeriod(DEFAULT_PRESET, today);
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
      <PeriodFields period={period} today={today} onPeriod={show} />
      {state.status === "loading" && (
        <SkeletonGroup label={texts.loading}>
          <Skeleton height={112} />
          <Skeleton height={320} />
        </SkeletonGroup>
      )}
      {state.status === "error" && (
        <ErrorState title={texts.failed} onRetry={state.retry} retrying={state.retrying}>
          {state.error.message}
        </ErrorState>
      )}
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

interface PeriodFieldsProps {
  period: Period;
  /** ISO day in Italy. */
  today: string;
  onPeriod: (period: Period) => void;
}

function PeriodFields({ period, today, onPeriod }: PeriodFieldsProps) {
  const [typed, setTyped] = useState(period);
  const [shown, setShown] = useState(period);
  // "back" leads to another period
  if (shown !== period && (shown.begin !== period.begin || shown.end !== period.end)) {
    setShown(period);
    setTyped(period);
  }
  const problem = periodProblem(typed);
  const change = (next: Period) => {
    setTyped(next);
    if (periodProblem(next) === null) onPeriod(next);
  };
  return (
    <div className={tw`flex flex-wrap items-end gap-3 print:hidden`}>
      <Segmented
        label={texts.period}
        options={PRESETS.map((value) => ({ value, label: texts.presets[value] }))}
        value={presetOf(period, today) ?? ("" as (typeof PRESETS)[number])}
        onValueChange={(preset) => change(presetPeriod(preset, today))}
      />
      <div className={tw`flex items-start gap-2`}>
        <Field
          label={texts.begin}
          className={tw`w-[168px] narrow:w-[152px]`}
          error={dayMessage(
            typed.begin,
            problem === "begin" || problem === "long" || problem === "reversed" ? texts.problem[problem] : undefined,
          )}
        >
          <DayPicker
            days="latest"
            calendarLabel={texts.beginCalendar}
            value={typed.begin}
            onValueChange={(begin) => change({ ...typed, begin })}
          />
        </Field>
        <Field
          label={texts.end}
          className={tw`w-[168px] narrow:w-[152px]`}
          error={dayMessage(typed.end, problem === "end" && texts.problem.end)}
        >
          <DayPicker
            days="latest"
            calendarLabel={texts.endCalendar}
            value={typed.end}
            onValueChange={(end) => change({ ...typed, end })}
          />
        </Field>
      </div>
    </div>
  );
}
