export { AwardsTab } from "./components/awards-tab";
export { awardsAnswer, useAwards, type Award, type Awards } from "./requests/list-awards";
