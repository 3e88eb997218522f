export const SETTING_CATEGORIES = ["landing", "auth", "legal", "preferences", "system"] as const;
export type SettingCategory = (typeof SETTING_CATEGORIES)[number];

export const SETTING_TYPES = ["text", "html"] as const;
export type SettingType = (typeof SETTING_TYPES)[number];

/** In the administrators' page: the text to edit. */
export const SETTING_PARAMETER = "setting";
