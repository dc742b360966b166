export { recentPeople, rememberPerson, type RecentPerson } from "./recent-people";
export { useRecentPerson } from "./use-recent-person";
