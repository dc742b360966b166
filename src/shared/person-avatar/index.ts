export { PersonAvatar, usePersonAvatar, type Pictured } from "./person-avatar";
