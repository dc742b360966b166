/** Under which name the history entry of a donor's form keeps whose record lies behind it: "back" leads there. */
export const OPENED_FROM = "openedFrom";
