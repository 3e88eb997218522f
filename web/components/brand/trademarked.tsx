import { Fragment } from "react";

/** Renders every ™ of a headline small, because at display size the sign would be as prominent as the name. */
export function Trademarked({ children }: { children: string }) {
  return children.split("™").map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other identity and no state.
    <Fragment key={index}>
      {index > 0 && <span className="align-[0.9em] text-[0.4em] tracking-normal">™</span>}
      {part}
    </Fragment>
  ));
}
