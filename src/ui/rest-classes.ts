import office from "virtual:gds-classes/office";
import rest from "virtual:gds-classes/rest";
import content from "./base-content.css?raw";
import { addStyles, setClasses } from "./sheet";

// No source file imports this: the build adds the import to lazy chunks (build/classes/lazy-classes.ts).
const rules = office.split("\n");
const all = rest.split("\n").map((line) => (/^\d+$/.test(line) ? rules.splice(0, Number(line)).join("\n") : line));
addStyles(content);
setClasses(all.join("\n"));
