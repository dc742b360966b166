import { entries, press, pressInDialog, type Row } from "../row";

const DELETIONS = "#/app/settings?tab=activity&kind=deletions";

export const activityRows: Row[] = [
  {
    id: "activity/restore a document",
    call: "POST /documents/{id}/restore",
    persona: "admin",
    hash: DELETIONS,
    prepare: (office) => office.call("admin", "DELETE", "/documents/doc3"),
    open: press(/^Ripristina: /),
    press: pressInDialog("Ripristina"),
    count: (db) => entries(db, "document", "doc3"),
  },
  {
    id: "activity/restore a donor",
    call: "POST /donors/{id}/restore",
    persona: "admin",
    hash: DELETIONS,
    prepare: (office) => office.call("admin", "DELETE", "/donors/d7"),
    open: press(/^Ripristina: /),
    press: pressInDialog("Ripristina"),
    count: (db) => entries(db, "donor", "d7"),
  },
  {
    id: "activity/export",
    call: "POST /exports",
    persona: "admin",
    hash: "#/app/settings?tab=activity",
    open: press("Esporta"),
    press: pressInDialog("Scarica"),
    count: (db) => db.records.count("export"),
  },
];
