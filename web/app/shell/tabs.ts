import type { Icon } from "@phosphor-icons/react";
import { BowlFoodIcon } from "@phosphor-icons/react/dist/csr/BowlFood";
import { CameraIcon } from "@phosphor-icons/react/dist/csr/Camera";
import { HouseIcon } from "@phosphor-icons/react/dist/csr/House";
import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/csr/MagnifyingGlass";
import { NotebookIcon } from "@phosphor-icons/react/dist/csr/Notebook";
import { PAGES, type PagePath } from "#web/app/pages.ts";
import type { TextKey } from "#web/texts/texts.ts";

export interface Tab {
  path: PagePath;
  title: TextKey<"titles">;
  Icon: Icon;
}

export const TABS: readonly Tab[] = [
  { ...PAGES.dashboard, Icon: HouseIcon },
  { ...PAGES.search, Icon: MagnifyingGlassIcon },
  { ...PAGES.diary, Icon: NotebookIcon },
  { ...PAGES.scan, Icon: CameraIcon },
  { ...PAGES.suggestions, Icon: BowlFoodIcon },
];
