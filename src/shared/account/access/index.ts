export { AccessCard } from "./access-card";
export { DonorAccessCard } from "./donor-access-card";
