/** Where somebody was when the session was missing: a route of ours and what its history entry kept. */
export interface Place {
  route: string;
  state: Record<string, unknown>;
}

let place: Place | null = null;

/** Kept in memory, never in the address: nobody can make a link that leads somewhere after signing in. */
export const remember = (next: Place): void => {
  place = next;
};

/** @returns the remembered place, once */
export function recall(): Place | null {
  const remembered = place;
  place = null;
  return remembered;
}
