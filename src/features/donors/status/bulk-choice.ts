import { useEffect, useRef, useState } from "react";
import type { Can } from "../../../api/session/ability";
import { endpoints } from "../../../api/endpoints";
import { ApiError } from "../../../api/errors";
import { featuresOf } from "../../../api/session/features";
import { runLimited } from "../../../api/client/run-limited";
import { useCan } from "../../../api/react/ability";
import { useConnection } from "../../../api/react/connection";
import { parseAnswer } from "../../../api/schema";
import type { Session } from "../../../api/session/session";
import { missingConsents } from "../../../domain/donor/consents";
import type { NamedDonor } from "../../../domain/donor/registry-name";
import { presentStatus } from "../../../domain/donor/status";
import { consentsAnswer } from "../../../shared/consents/get-consents";
import { donorAnswer, type DonorRecord } from "../../../shared/donor/reads";
import type { BulkRow } from "../../../shared/lists/bulk/use-bulk";
import type { ListRow } from "../../../shared/lists/list-column";
import { missingData } from "../../../domain/donor/enrolment";
import { leadsOn, mayDo, type StatusAction } from "./status-action";
import { texts } from "./texts";

type Step = Exclude<StatusAction, "remove">;
type Answers = readonly { code: string; given: boolean }[];

/** A row of the list, by the names that it shows. */
export type NamedRow = ListRow & NamedDonor;

/** What is read of a donor before something is done with many. */
interface Chosen {
  donor: DonorRecord;
  /** The answers of a staged donor; null for other donors, and if the server doesn't declare `consents`. */
  consents: Answers | null;
}

/** As many reads as a browser makes at once to one server, and leaves some for others. */
const AT_ONCE = 4;

/** Reads a donor, and of who was added at the desk what was signed. @throws ApiError */
export async function readChosen(session: Session, id: string): Promise<Chosen> {
  const { donor } = parseAnswer(donorAnswer, await session.call(endpoints.donor(id)));
  const hasConsents = featuresOf(session).has("consents") && presentStatus(donor.status).status === "staged";
  if (!hasConsents) return { donor, consents: null };
  return { donor, consents: parseAnswer(consentsAnswer, await session.call(endpoints.registration(id))) };
}

/** @returns why a step can't be gone with a donor when many are; null when it can */
export function whyLeftOut({ donor, consents }: Chosen, action: Step, can: Can): string | null {
  const { status, label } = presentStatus(donor.status);
  if (!leadsOn(donor.status, action)) return texts.statusOfRow(label);
  if (!mayDo(can, false, action, donor)) return texts.forbiddenRow;
  if (action === "invite" && status === "provisioned") return texts.invitedRow;
  if (action === "invite" && !donor.email) return texts.noEmailRow;
  if (action !== "register" || status !== "staged") return null;
  if (consents && missingConsents(consents).length > 0) return texts.noPapersRow;
  const missing = missingData(donor);
  return missing.length > 0 ? texts.missingData(missing.join(", ")) : null;
}

/** Whom a step will touch, and who is left out, each with the reason. */
export type BulkChoice =
  | { status: "reading"; finished: number }
  | { status: "ready"; touched: readonly DonorRecord[]; left: readonly { id: string; name: string; why: string }[] };

/** @param rows those who are selected; null for none to read */
export function useBulkChoice(rows: readonly BulkRow[] | null, action: Step): BulkChoice {
  const { session } = useConnection();
  const can = useCan();
  const [read, setRead] = useState<{ finished: number; all: ReadonlyMap<string, Chosen | ApiError> | null }>({
    finished: 0,
    all: null,
  });
  const asked = useRef<readonly BulkRow[] | null>(null);
  useEffect(() => {
    if (!rows || asked.current === rows) return;
    asked.current = rows;
    const all = new Map<string, Chosen | ApiError>();
    const one = async ({ id }: BulkRow) => {
      try {
        all.set(id, await readChosen(session, id));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        all.set(id, error);
      }
      setRead({ finished: all.size, all: null });
    };
    void runLimited([...rows], AT_ONCE, one).then(() => setRead({ finished: all.size, all }));
  }, [rows, session]);

  if (!rows || !read.all) return { status: "reading", finished: read.finished };
  const touched: DonorRecord[] = [];
  const left: { id: string; name: string; why: string }[] = [];
  for (const { id, name } of rows) {
    const one = read.all.get(id);
    if (!one) continue;
    if (one instanceof ApiError) left.push({ id, name, why: one.message });
    else {
      const why = whyLeftOut(one, action, can);
      if (why === null) touched.push(one.donor);
      else left.push({ id, name, why });
    }
  }
  return { status: "ready", touched, left };
}
