import { Columns3 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button";
import { useLazyComponent } from "../../../ui/use-lazy-component";
import { texts } from "../texts";
import type { ColumnsPanelProps } from "./columns-panel";

const loadPanel = () => import("./columns-panel").then((module) => module.ColumnsPanel);

/** Opens the panel in which a list's columns are chosen; it goes with the list's other tools. */
export function ColumnsButton({ list, sections }: Pick<ColumnsPanelProps, "list" | "sections">) {
  const [open, setOpen] = useState(false);
  const { Component: Panel, load, preload, loading } = useLazyComponent<ColumnsPanelProps>(loadPanel);
  const toggle = async () => setOpen(!open && (await load(texts.columnsFailed)));
  return (
    <>
      <Button
        icon={Columns3}
        iconWhenNarrow
        aria-haspopup="dialog"
        aria-expanded={open}
        loading={loading}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => void toggle()}
      >
        {texts.columns}
      </Button>
      {Panel && <Panel open={open} onClose={() => setOpen(false)} list={list} sections={sections} />}
    </>
  );
}
