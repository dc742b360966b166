export { NewPasswordField } from "./new-password-field";
export { loadStrength, newPasswordProblem, useStrength } from "./use-strength";
