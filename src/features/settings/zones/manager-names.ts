import { registryName } from "../../../domain/donor/registry-name";
import type { ZoneManager } from "./read-zones";

/** @returns what a manager of a zone is called: the address of who was invited and hasn't told a name */
export const managerName = (manager: ZoneManager): string => registryName(manager) || manager.email;

/** @returns whether somebody waits for an invitation to be followed: until then the zone has nobody in them */
export const isInvited = ({ status }: ZoneManager): boolean => status === "staged";
