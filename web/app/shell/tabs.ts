import type { Icon } from "@phosphor-icons/react";
import { BowlFoodIcon } from "@phosphor-icons/react/dist/csr/BowlFood";
import { CameraIcon } from "@phosphor-icons/react/dist/csr/Camera";
import { HouseIcon } from "@phosphor-icons/react/dist/csr/House";
import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/csr/MagnifyingGlass";
import { NotebookIcon } from "@phosphor-icons/react/dist/csr/Notebook";
import { APP_PATHS, type AppPath } from "#core/domain/site/app-paths.ts";

export interface Tab {
  path: AppPath;
  name: string;
  Icon: Icon;
}

export const TABS: readonly Tab[] = [
  { path: APP_PATHS.home, name: "Dashboard", Icon: HouseIcon },
  { path: APP_PATHS.search, name: "Food Search", Icon: MagnifyingGlassIcon },
  { path: APP_PATHS.diary, name: "Food Diary", Icon: NotebookIcon },
  { path: APP_PATHS.scan, name: "Scan Food", Icon: CameraIcon },
  { path: APP_PATHS.suggestions, name: "Suggestions", Icon: BowlFoodIcon },
];
