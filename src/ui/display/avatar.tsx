import { useEffect, useRef } from "react";
import { cx, tw } from "../tw";

export interface AvatarProps {
  /** Two letters. */
  initials: string;
  /**
   * The picture. It is drawn onto a canvas, because an `img` can't send the bearer (decisions §1).
   */
  image?: ImageBitmap | null;
  size?: "small" | "normal" | "large" | "huge";
}

const base = tw`inline-grid place-items-center flex-none overflow-hidden rounded-full bg-neutral-subtle text-neutral-text font-strong tracking-wide uppercase leading-none forced:border forced:border-sys-text`;
const sizes = {
  small: { className: tw`size-6 text-[10px]`, px: 24 },
  normal: { className: tw`size-8 text-[12px]`, px: 32 },
  large: { className: tw`size-14 text-[19px]`, px: 56 },
  huge: { className: tw`size-[72px] text-[24px]`, px: 72 },
};

function Picture({ image, px }: { image: ImageBitmap; px: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const edge = px * 2;
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context) return;
    // the middle square, as with object-fit: cover
    const side = Math.min(image.width, image.height);
    context.clearRect(0, 0, edge, edge);
    context.drawImage(image, (image.width - side) / 2, (image.height - side) / 2, side, side, 0, 0, edge, edge);
  }, [image, edge]);
  return <canvas ref={canvas} width={edge} height={edge} className={tw`w-full h-full`} />;
}

/** A person's picture or initials. Decorative: the name is beside it or in the control's label. */
export function Avatar({ initials, image, size = "normal" }: AvatarProps) {
  const { className, px } = sizes[size];
  return (
    <span aria-hidden className={cx(base, className)}>
      {image ? <Picture image={image} px={px} /> : initials}
    </span>
  );
}
