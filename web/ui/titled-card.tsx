import { type ReactNode, type Ref, useId } from "react";
import { Card } from "./card.tsx";

interface TitledCardProps {
  title: string;
  /** Shown next to the title. */
  badge?: ReactNode;
  lead?: ReactNode;
  /** For moving the focus to the title when the focused element is removed. */
  titleRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

export function TitledCard({ title, badge, lead, titleRef, children }: TitledCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className="grid gap-5">
        <div className="grid gap-1.5">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <h2 id={id} ref={titleRef} tabIndex={titleRef ? -1 : undefined} className="outline-none">
              {title}
            </h2>
            {badge}
          </div>
          {lead && <p className="text-pretty text-muted-foreground">{lead}</p>}
        </div>
        {children}
      </Card>
    </section>
  );
}
