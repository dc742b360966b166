/** What is wrong with a value, wherever it stands. */
export interface CellFault {
  level: "error" | "warning";
  kind: string;
  message: string;
  fix?: string;
}
