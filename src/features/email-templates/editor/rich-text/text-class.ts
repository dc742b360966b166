import { tw } from "../../../../ui/tw";

/**
 * Texts of the mail, whose paper is light in both themes: a field or words by sex are `data`, a link is an `a` that leads
 * nowhere while it is written. ProseMirror asks for the white space.
 */
const common = tw`min-w-0 break-anywhere [white-space:break-spaces] [&_data]:rounded-sm [&_data]:bg-[#f1e9e0] [&_data]:px-1 [&_data]:text-[#574f45] [&_data]:[white-space:normal] [&_.ProseMirror-selectednode]:[outline:2px_solid_var(--gds-focus)] focus-visible:outline-none`;

const paragraphs = tw`[&_a]:underline [&_a]:text-[var(--mail-brand)] [&_ul]:list-disc [&_ol]:list-decimal [&_ul]:pl-6 [&_ol]:pl-6 [&_li]:mb-1 [&_strong]:[font-weight:700] [&_em]:italic [&_p+p]:mt-3 [&_p+ul]:mt-3 [&_p+ol]:mt-3 [&_ul+p]:mt-3 [&_ol+p]:mt-3`;

/** The class of what is edited and of what is only shown: they must not differ. */
export const textClass = { line: common, paragraphs: `${common} ${paragraphs}` } as const;
