export { OwnRequest } from "./own/own-request";
export { DonorRequests } from "./office/donor-requests";
