import { affectedReads } from "../../../api/writes/affected-reads";
import { endpoints } from "../../../api/endpoints";
import { useConnection } from "../../../api/react/connection";
import { useFeature } from "../../../api/react/use-feature";
import { useMutation } from "../../../api/react/use-mutation";
import { sendUpload, type UploadOptions } from "../../../api/uploads/uploads";
import { useUndoable } from "../../../shared/undo";
import { texts } from "./texts";

interface Change {
  profileImage: string | null;
  /** The former path, for undo. */
  before: string | null;
}

/** Saves the path of the user's picture (specification §7, `PUT /auth/update-profile`). */
const useProfileImageWrite = () =>
  useMutation<Change>({
    request: ({ profileImage }) => ({ path: endpoints.updateProfile(), method: "PUT", body: { profileImage } }),
    invalidates: affectedReads.ownAccount,
  });

/**
 * Changes and removes the user's picture.
 * @param uploadsBase null if the host page names no uploads host
 * @param before path of the current picture
 */
export function useSavePhoto(uploadsBase: string | null, before: string | null) {
  const { session } = useConnection();
  const uploads = useFeature("uploads");
  const mutation = useProfileImageWrite();
  const removal = useUndoable(mutation, {
    done: () => texts.removed,
    undoLabel: () => texts.restore,
    undo: (_, { before: profileImage }) => ({
      path: endpoints.updateProfile(),
      method: "PUT",
      body: { profileImage },
    }),
    invalidates: affectedReads.ownAccount,
  });
  return {
    /** Whether pictures can be uploaded. */
    possible: uploadsBase !== null && uploads,
    removing: removal.writing,
    remove: () => removal.write({ profileImage: null, before }),
    /** Uploads a picture and saves its path. @throws ApiError, or the signal's reason if it was aborted */
    async save(picture: Blob, options: UploadOptions): Promise<void> {
      if (uploadsBase === null) return;
      const profileImage = await sendUpload(session, uploadsBase, picture, options);
      options.signal?.throwIfAborted();
      const outcome = await mutation.write({ profileImage, before });
      if (!outcome.ok) throw outcome.error;
    },
  };
}
