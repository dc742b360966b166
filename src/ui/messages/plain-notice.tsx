import type { CSSProperties, ReactNode } from "react";

const border = "1px solid var(--gds-border-control)";
const borderRadius = "var(--gds-radius)";

interface PlainNoticeProps {
  title: string;
  actions: readonly (readonly [label: string, onPress: () => void])[];
  style?: CSSProperties;
  children?: ReactNode;
}

/** The notice of a failure. It has no classes, because every element downloads it and few users see it. */
export const PlainNotice = ({ title, actions, style, children }: PlainNoticeProps) => (
  <div role="alert" style={{ margin: 16, padding: 16, border, borderRadius, ...style }}>
    <h2>{title}</h2>
    {children}
    {actions.map(([label, onPress]) => (
      <button
        key={label}
        type="button"
        onClick={onPress}
        style={{ margin: "16px 16px 0 0", padding: "12px 16px", border, borderRadius }}
      >
        {label}
      </button>
    ))}
  </div>
);
