import type { ComponentType, ReactNode } from "react";

/** What stands around a view: its heading, a sentence, and what there is to do. */
export type Frame = ComponentType<{ title: string; lead?: ReactNode; art?: ReactNode; children: ReactNode }>;
