import { Children, isValidElement, type ReactNode } from "react";
import { lineClasses } from "./row-classes";

interface ReadOnlyRowsProps {
  label: string;
  of?: "zone" | "association";
  children: readonly ReactNode[];
}

/** Rows whose order isn't changed here. */
export const ReadOnlyRows = ({ label, of = "zone", children }: ReadOnlyRowsProps) => (
  <ul aria-label={label}>
    {Children.map(children, (child) => (
      <li key={isValidElement(child) ? child.key : undefined} className={lineClasses[of]}>
        {child}
      </li>
    ))}
  </ul>
);
