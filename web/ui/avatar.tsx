import { useState } from "react";
import { cn } from "#web/lib/class-names.ts";

interface AvatarProps {
  imageUrl: string | null;
  /** Shown if there is no picture, or it fails to load. */
  initials: string;
  className?: string;
}

/** Decorative, because the name is next to it or labels the control around it. */
export function Avatar({ imageUrl, initials, className }: AvatarProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  return (
    <span
      aria-hidden="true"
      className={cn(
        "inline-grid size-10 shrink-0 place-items-center overflow-hidden rounded-full bg-cat-protein-soft font-display font-extrabold text-[0.9375rem] text-cat-protein leading-none",
        className,
      )}
    >
      {imageUrl && imageUrl !== failedUrl ? (
        <img src={imageUrl} alt="" className="size-full object-cover" onError={() => setFailedUrl(imageUrl)} />
      ) : (
        initials
      )}
    </span>
  );
}
