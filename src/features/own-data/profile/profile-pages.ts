export { ProfileEditPage } from "./profile-edit-page";
export { ProfilePage } from "./profile-page";
