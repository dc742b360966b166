export { AwardsTab } from "./components/awards-tab";
