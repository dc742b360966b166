import type { ListColumn } from "../list-column";

/** What the panel knows of a column. */
export type PanelColumn = Pick<ListColumn<never>, "id" | "label" | "fullLabel" | "section">;

/** @returns what a column is called where it stands alone */
export const labelOf = ({ label, fullLabel }: Pick<PanelColumn, "label" | "fullLabel">): string => fullLabel ?? label;
