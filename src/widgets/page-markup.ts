/** What deals with the markup of a page. It imports nothing, because pages without elements may load it. */
export { reportPage, reportVersion } from "./host/page/page-problems";
export { upgradePlaceholders } from "./host/page/placeholder";
