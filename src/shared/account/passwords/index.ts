export { NewPasswordField } from "./components/new-password-field";
export { loadStrength, newPasswordProblem, useStrength } from "./use-strength";
