export { DonorEditPage } from "./donor-edit-page";
