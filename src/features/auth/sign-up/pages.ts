// Apart from the sign-in: those who sign in don't wait for what few ever open.
export { RegisterPage } from "./register-page";
