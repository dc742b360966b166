export { DonorDetailsPage } from "./donor-details-page";
