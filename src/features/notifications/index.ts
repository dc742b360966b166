export { useLiveNotifications, useNotifications } from "./requests/list-notifications";
