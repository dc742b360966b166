import type { Template } from "../template";

/** What a tab that is shown below a template's head is given. */
export interface TemplatePartProps {
  template: Template;
  /** Where what is wrong with it is mended, without "#"; null as long as there is no such place. */
  mendAt: string | null;
}
