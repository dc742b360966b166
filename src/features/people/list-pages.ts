export { AdminsPage } from "./admins-page";
export { ManagersPage } from "./managers-page";
