export { useZones } from "./list-zones";
