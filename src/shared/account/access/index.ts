export { AccessCard, DonorAccessCard } from "./access-card";
