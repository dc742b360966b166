import all from "virtual:gds-classes/all";
import content from "./base-content.css?raw";
import { addStyles, setClasses } from "./sheet";

/**
 * Gives the shared sheet the classes of every screen. The sheet begins with those that the two small elements show
 * first, so that a bell in a header doesn't download the back office's; whoever shows more calls this before.
 */
export function loadAllClasses(): void {
  addStyles(content);
  setClasses(all);
}
