export { AwardsTab } from "./components/awards-tab";
export { awardsAnswer, useAwards, type Award } from "./requests/list-awards";
