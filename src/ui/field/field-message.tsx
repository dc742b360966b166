import type { ReactNode } from "react";
import { CircleAlert, CircleCheck, TriangleAlert } from "lucide-react";
import { Icon } from "../icons/icon";
import type { IconType } from "../icons/icon";
import { cx, tw } from "../tw";

type FieldMessageKind = "help" | "error" | "warning" | "ok";

const base = tw`text-label leading-[1.4]`;
const withIcon = tw`flex gap-1.5 items-start`;
const looks: Record<FieldMessageKind, { className: string; icon?: IconType }> = {
  help: { className: tw`text-faint` },
  error: { className: cx(withIcon, tw`text-danger-text font-medium`), icon: CircleAlert },
  warning: { className: cx(withIcon, tw`text-warn-text`), icon: TriangleAlert },
  ok: { className: cx(withIcon, tw`text-success-text`), icon: CircleCheck },
};

/** One line under a control. */
export function FieldMessage({ id, kind, children }: { id?: string; kind: FieldMessageKind; children: ReactNode }) {
  const { className, icon } = looks[kind];
  return (
    <p id={id} className={cx(base, className)}>
      {icon && <Icon of={icon} size={16} className={tw`mt-px`} />}
      <span>{children}</span>
    </p>
  );
}
