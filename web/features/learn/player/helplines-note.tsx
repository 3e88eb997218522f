import { HandHeartIcon } from "@phosphor-icons/react/dist/csr/HandHeart";
import { Link } from "wouter";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";

/** Shown on every card of a lesson on a sensitive subject. */
export function HelplinesNote() {
  return (
    <p className="flex items-center gap-3 rounded-lg bg-muted px-4 py-3 text-sm">
      <HandHeartIcon weight="bold" size={22} aria-hidden="true" className="shrink-0" />
      <span className="text-pretty">
        You don't have to sort it out alone.{" "}
        <Link href={APP_PATHS.support} className="font-bold">
          Someone to talk to, by call or text
        </Link>
      </span>
    </p>
  );
}
