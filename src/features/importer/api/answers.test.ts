import { checkAnswer } from "../../../api/test-support/check-answer";
import { importAnswer, importRowsAnswer, importsAnswer, undoAnswer } from "./read-imports";

const figures = () => ({ create: 1, update: 1, unchanged: 1, skip: 1, refuse: 1, ask: 1 });
const imported = {
  _id: "im1",
  entity: "donors",
  state: "started",
  checksum: "abc",
  update: "overwrite",
  fields: ["city"],
  invite: true,
  created: "2026-11-20T09:00:00Z",
  started: "2026-11-20T09:01:00Z",
  ended: "2026-11-20T09:02:00Z",
  file: { name: "soci-2026.csv", size: 900, rows: 4, columns: 3 },
  left: { skipped: 1, refused: 1 },
  matching: { columns: [] },
  author: { name: "Ada Bonfanti" },
  batches: [{ batch: 2, rows: 2, state: "written" }],
  planned: figures(),
  written: figures(),
  changes: [{ field: "city", rows: 1, before: "Lodi", after: "Crema" }],
  invited: 1,
  undone: { removed: 1, restored: 1, kept: 1, failed: 1 },
};

checkAnswer("getImport", importAnswer, { import: imported }, { refused: ["import"] });

checkAnswer(
  "listImportRows",
  importRowsAnswer,
  {
    rows: [
      {
        row: 2,
        name: "Nuovi Piera",
        outcome: "ask",
        reason: "Chi è?",
        values: { city: "Crema" },
        match: {
          id: "d1",
          name: "Nuovi Piera",
          cardNumber: "000419",
          birthday: "1980-04-02",
          by: "name",
          deleted: true,
        },
        candidates: [
          { id: "d2", name: "Nuovi Pia", cardNumber: "000420", birthday: "1981-04-02", by: "name", deleted: true },
        ],
        changes: [{ field: "city", before: "Lodi", after: "Crema" }],
        undone: { done: "kept", reason: "Modificato dopo" },
      },
    ],
  },
  { refused: ["rows"] },
);

checkAnswer(
  "listImports",
  importsAnswer(0, 10),
  { imports: [imported], total: 1, limit: 10 },
  { refused: ["imports"], asSent: ({ rows, ...rest }) => ({ imports: rows, ...rest }) },
);

checkAnswer(
  "previewImportUndo",
  undoAnswer,
  {
    undo: {
      removed: 1,
      restored: 2,
      invited: 1,
      changed: [
        {
          id: "d1",
          batch: 1,
          row: 2,
          name: "Nuovi Piera",
          added: true,
          edits: [
            {
              author: { _id: "a1", name: "Marta Colombo" },
              date: "2026-11-20T10:00:00Z",
              action: "delete",
              subject: "donation",
              fields: ["city"],
              import: { id: "im2", file: "altri.csv" },
            },
          ],
        },
      ],
    },
  },
  { refused: ["undo"] },
);
