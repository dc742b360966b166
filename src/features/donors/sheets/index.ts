export { DonorCardButton } from "./cards/donor-card-button";
