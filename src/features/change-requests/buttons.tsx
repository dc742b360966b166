export { OwnRequest } from "./own/own-request";
export { DonorRequest } from "./office/donor-request";
