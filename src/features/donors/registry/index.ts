export { donorsSource } from "./first-reads";
