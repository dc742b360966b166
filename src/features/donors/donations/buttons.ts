export { startRegistering } from "./register-mode";
