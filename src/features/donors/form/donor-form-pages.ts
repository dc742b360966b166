export { DonorCreatePage } from "./donor-create-page";
export { DonorEditPage } from "./donor-edit-page";
