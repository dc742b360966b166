export { startRegistering } from "./register-mode";
export { useMayRegister } from "./use-may-register";
