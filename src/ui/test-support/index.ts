export { holdMethod } from "./hold-method";
export { chooseFrom, listOf } from "./search-select";
export { stage, type Rendered } from "./stage";
export { until } from "./until";
