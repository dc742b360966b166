/** What every editor of a value is given. */
export interface ValueProps {
  /** Its accessible name. */
  label: string;
  value: unknown;
  onChange: (value: unknown) => void;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}
