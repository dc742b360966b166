export { ActivityLog } from "./components/activity-log";
