import type { ReactNode } from "react";
import { tw } from "../../../../ui/tw";
import { builderTexts as texts } from "../builder-texts";
import type { ValueProps } from "./value-props";

interface TwoValuesProps extends ValueProps {
  /** The editor of either end; of the last one the unit is shown, too. */
  children: (end: ValueProps, last: boolean) => ReactNode;
}

/** From one to another; beside each other where there is room. */
export function TwoValues({ label, value, onChange, children, ...aria }: TwoValuesProps) {
  const [from, to] = endsOf(value);
  return (
    <div
      className={tw`flex flex-wrap items-center gap-x-2 gap-y-1 min-w-0 [&>div]:flex-[1_1_88px] [&>div:last-child]:flex-[1_1_148px] [&>div]:min-w-0`}
    >
      <div>
        {children({ ...aria, label: texts.from(label), value: from, onChange: (next) => onChange([next, to]) }, false)}
      </div>
      <span aria-hidden className={tw`flex-none text-label text-muted`}>
        {texts.between}
      </span>
      <div>
        {children({ ...aria, label: texts.upTo(label), value: to, onChange: (next) => onChange([from, next]) }, true)}
      </div>
    </div>
  );
}

function endsOf(value: unknown): [unknown, unknown] {
  const ends: unknown[] = Array.isArray(value) ? value : typeof value === "string" ? value.split(",") : [];
  return [ends[0] ?? "", ends[1] ?? ""];
}
