export { PersonAvatar, type Pictured } from "./person-avatar";
