import { tw } from "../tw";

/** The box of a checkbox or radio, with the mark as ::before. With forced colours the browser draws its own. */
export const boxClass = tw`appearance-none flex-none relative grid place-content-center size-[18px] narrow:size-[22px] coarse:size-[22px] border border-line-input bg-surface cursor-pointer transition before:content-[''] before:size-2.5 narrow:before:size-3 coarse:before:size-3 before:bg-on-accent before:[scale:0] before:transition-transform checked:bg-accent checked:border-accent checked:before:[scale:1] fine:hover:border-muted aria-invalid:border-2 aria-invalid:border-danger-solid disabled:bg-sunken disabled:border-line-control disabled:cursor-not-allowed disabled:before:bg-disabled forced:appearance-auto forced:before:hidden`;

export const checkboxClass = tw`rounded-sm before:[clip-path:polygon(12%_46%,0_60%,40%_94%,100%_18%,86%_6%,38%_66%)] indeterminate:bg-accent indeterminate:border-accent indeterminate:before:[scale:1] indeterminate:before:[clip-path:inset(40%_0)]`;

export const radioClass = tw`rounded-full before:[clip-path:circle(40%)]`;

/** The label around box and text; 44px high on touch screens. */
export const choiceClass = tw`flex gap-2.5 items-start leading-[1.4] cursor-pointer narrow:min-h-[44px] narrow:py-2.5 coarse:min-h-[44px] coarse:py-2.5`;
