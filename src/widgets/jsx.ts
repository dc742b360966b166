/** For pages written in React with TypeScript: `import type {} from "gds-widgets/jsx"` makes the tags known to JSX. */
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { ATTRIBUTES, CHOICES } from "./host/attributes";

type Values = { [Name in keyof typeof CHOICES]: (typeof CHOICES)[Name][number] };
type Attributes = { [Name in keyof typeof ATTRIBUTES]?: Name extends keyof Values ? Values[Name] : string };
type Tag = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & Attributes;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "gds-backoffice": Tag & { "api-base": string };
      "gds-donor-registration": Tag & { "api-base": string };
      "gds-notification-bell": Tag & { "api-base": string };
    }
  }
}
