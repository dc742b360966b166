import { checkAnswer } from "../../api/test-support/check-answer";
import {
  documentAnswer,
  documentFolderAnswer,
  documentFoldersAnswer,
  documentLimitsAnswer,
  documentsAnswer,
} from "./document";

const sight = { roles: ["manager"], areas: ["Bergamo"], donorId: "d1", donorName: "Prova Ada" };
const statute = {
  _id: "doc1",
  version: 2,
  name: "Statuto.pdf",
  kind: "pdf",
  type: "application/pdf",
  size: 5_000,
  folder: "dir1",
  sight,
  versions: 2,
  createdAt: "2026-11-01T10:00:00Z",
  changedAt: "2026-11-20T10:00:00Z",
  changedBy: { _id: "u1", name: "Ada Prova" },
  deletedAt: "2026-11-21T10:00:00Z",
  changeable: true,
};
const folder = { _id: "dir1", version: 1, name: "Verbali", parent: "dir2", documents: 3, sight, changeable: true };

checkAnswer(
  "listDocuments",
  documentsAnswer(0, 10),
  { documents: [statute], total: 1 },
  { refused: ["documents"], asSent: ({ rows, ...rest }) => ({ documents: rows, ...rest }) },
);

checkAnswer(
  "readDocument",
  documentAnswer,
  {
    document: {
      ...statute,
      files: [{ number: 1, name: "S.pdf", size: 5, at: "2026-11-20T10:00:00Z", by: { _id: "u1", name: "A" } }],
    },
  },
  {
    refused: ["document"],
    // a version without a number is dropped
    alsoChanges: { "document.files.number": ["document.files"] },
  },
);

checkAnswer("listDocumentFolders", documentFoldersAnswer, { folders: [folder], bin: 2 }, { refused: ["folders"] });

checkAnswer("createDocumentFolder", documentFolderAnswer, { folder }, { refused: ["folder"] });

checkAnswer(
  "readDocumentLimits",
  documentLimitsAnswer,
  {
    limits: {
      maxSize: 9,
      types: [{ extension: "pdf", type: "application/pdf" }],
      store: { used: 1, size: 9, lasting: true },
      chunk: 3,
      binDays: 30,
    },
  },
  {
    refused: ["limits"],
    // a type without an extension is dropped
    alsoChanges: { "limits.types.extension": ["limits.types"] },
  },
);
