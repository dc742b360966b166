import { useMemo } from "react";
import { useToday } from "../../api/react/use-today";
import { ExportButton, exportedList } from "../exports";
import { ColumnsButton } from "../lists/components/columns-button";
import { ListPage } from "../lists/components/list-page";
import { useList } from "../lists/use-list";
import { donorColumns } from "./columns";
import { donorsSource } from "./first-reads";
import { donorsAnswer } from "./requests/list-donors";
import { texts } from "./texts";

/** The registry. */
export function DonorsPage() {
  const today = useToday();
  const columns = useMemo(() => donorColumns(today), [today]);
  const list = useList({ source: donorsSource, columns, readerOf: donorsAnswer });
  return (
    <ListPage
      list={list}
      words={texts.list}
      actions={<ExportButton list={exportedList("donors", donorsSource, list)} />}
      tools={<ColumnsButton list={list} />}
    />
  );
}
