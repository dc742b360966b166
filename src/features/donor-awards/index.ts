export { AwardsTab } from "./components/awards-tab";
export { useAwards, type Award } from "./requests/list-awards";
