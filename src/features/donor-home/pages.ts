export { DonorHome } from "./donor-home";
