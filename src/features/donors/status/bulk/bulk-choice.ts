import { useEffect, useRef, useState } from "react";
import type { Can } from "../../../../api/session/ability";
import { endpoints } from "../../../../api/endpoints";
import { ApiError } from "../../../../api/errors";
import { featuresOf } from "../../../../api/session/features";
import { runLimited } from "../../../../api/client/run-limited";
import { useCan } from "../../../../api/react/ability";
import { useConnection } from "../../../../api/react/connection";
import { parseResponse } from "../../../../api/readers/parse-response";
import type { Session } from "../../../../api/session/session";
import { missingConsents } from "../../../../domain/donor/consents";
import type { NamedDonor } from "../../../../domain/donor/registry-name";
import { presentStatus } from "../../../../domain/donor/status";
import { readConsents } from "../../../../shared/consents/get-consents";
import { donorAnswer, type DonorRecord } from "../../../../shared/donor/reads";
import type { BulkRow } from "../../../../shared/lists/bulk/bulk-result";
import type { ListRow } from "../../../../shared/lists/list-column";
import { missingData } from "../../../../domain/donor/enrolment";
import { allowsAction, mayDo, type StatusAction } from "../status-action";
import { texts } from "../texts";

type Step = Exclude<StatusAction, "remove">;
type Answers = readonly { code: string; given: boolean }[];

export type NamedRow = ListRow & NamedDonor;

/** A selected donor, as read before a bulk action. */
interface ChosenDonor {
  donor: DonorRecord;
  /** The answers of a staged donor; null for other donors, and if the server doesn't declare `consents`. */
  consents: Answers | null;
}

/** A browser opens six connections to a host: some stay free for other requests. */
const PARALLEL_READS = 4;

/** Reads a donor, and the consents of a staged donor. @throws ApiError, also if the donor is merged into another */
export async function readChosen(session: Session, id: string): Promise<ChosenDonor> {
  const { donor } = parseResponse(donorAnswer, await session.call(endpoints.donor(id)));
  if (donor._id !== id) throw new ApiError("malformed", texts.mergedRow);
  const hasConsents = featuresOf(session).has("consents") && presentStatus(donor.status).status === "staged";
  if (!hasConsents) return { donor, consents: null };
  return { donor, consents: await readConsents(session, id) };
}

/** @returns the reason why a bulk action excludes a donor; null if it doesn't */
export function exclusionReason({ donor, consents }: ChosenDonor, action: Step, can: Can): string | null {
  const { status, label } = presentStatus(donor.status);
  if (!allowsAction(donor.status, action)) return texts.statusOfRow(label);
  if (!mayDo(can, false, action, donor)) return texts.forbiddenRow;
  if (action === "invite" && status === "provisioned") return texts.invitedRow;
  if (action === "invite" && !donor.email) return texts.noEmailRow;
  if (action !== "register" || status !== "staged") return null;
  if (consents && missingConsents(consents).length > 0) return texts.noConsentsRow;
  const missing = missingData(donor);
  return missing.length > 0 ? texts.missingData(missing.join(", ")) : null;
}

/** The donors that an action will affect, and the excluded ones with the reason. */
export type BulkChoice =
  | { status: "reading"; finished: number }
  | {
      status: "ready";
      affected: readonly DonorRecord[];
      excluded: readonly { id: string; name: string; reason: string }[];
    };

/** Reads the selected donors and applies {@link exclusionReason}. @param rows null reads nothing */
export function useBulkChoice(rows: readonly BulkRow[] | null, action: Step): BulkChoice {
  const { session } = useConnection();
  const can = useCan();
  const [read, setRead] = useState<{ finished: number; all: ReadonlyMap<string, ChosenDonor | ApiError> | null }>({
    finished: 0,
    all: null,
  });
  const readRows = useRef<readonly BulkRow[] | null>(null);
  useEffect(() => {
    if (!rows || readRows.current === rows) return;
    readRows.current = rows;
    const all = new Map<string, ChosenDonor | ApiError>();
    const readOne = async ({ id }: BulkRow) => {
      try {
        all.set(id, await readChosen(session, id));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        all.set(id, error);
      }
      setRead({ finished: all.size, all: null });
    };
    void runLimited([...rows], PARALLEL_READS, readOne).then(() => setRead({ finished: all.size, all }));
  }, [rows, session]);

  if (!rows || !read.all) return { status: "reading", finished: read.finished };
  const affected: DonorRecord[] = [];
  const excluded: { id: string; name: string; reason: string }[] = [];
  for (const { id, name } of rows) {
    const donorOrError = read.all.get(id);
    if (!donorOrError) continue;
    if (donorOrError instanceof ApiError) excluded.push({ id, name, reason: donorOrError.message });
    else {
      const reason = exclusionReason(donorOrError, action, can);
      if (reason === null) affected.push(donorOrError.donor);
      else excluded.push({ id, name, reason });
    }
  }
  return { status: "ready", affected, excluded };
}
