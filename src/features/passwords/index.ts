export { NewPasswordField } from "./components/new-password-field";
export { newPasswordSchema } from "./schema";
