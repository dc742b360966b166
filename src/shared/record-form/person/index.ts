export { PhoneField } from "./phone-field";
export { PlaceField } from "./place-field";
export { usePlaces, type KnownPlaces } from "./use-places";
export { useTown } from "./use-town";
