import { Columns3 } from "lucide-react";
import { useState } from "react";
import { OpenerButton } from "../../../ui/buttons/opener-button";
import { useLazyComponent } from "../../../ui/loading/use-lazy-component";
import { texts } from "../texts";
import type { ColumnsPanelProps } from "./columns-panel";

const loadPanel = () => import("./columns-panel").then((module) => module.ColumnsPanel);

interface ColumnsButtonProps extends Pick<ColumnsPanelProps, "sections"> {
  list: ColumnsPanelProps["list"];
}

/** Opens the panel in which a list's columns are chosen; it goes with the list's other tools. */
export function ColumnsButton({ list, sections }: ColumnsButtonProps) {
  const [open, setOpen] = useState(false);
  const panel = useLazyComponent<ColumnsPanelProps>(loadPanel);
  const { Component: Panel, load } = panel;
  const toggle = async () => setOpen(!open && (await load(texts.columnsFailed)));
  return (
    <>
      <OpenerButton icon={Columns3} aria-expanded={open} opens={panel} onOpen={toggle}>
        {texts.columns}
      </OpenerButton>
      {Panel && <Panel open={open} onClose={() => setOpen(false)} list={list} sections={sections} />}
    </>
  );
}
