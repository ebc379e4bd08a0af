import { SETTING_BOUNDS, type SettingName } from '#schema/domain/settings.ts'

/** What administrators read; their screens are in English only. */
export const SETTING_MESSAGES = {
  changed: 'The setting is changed.',
  name: 'Choose a setting from the list',
  number: 'Enter a whole number',
  outOfBounds: (name: SettingName) =>
    `Enter a whole number from ${SETTING_BOUNDS[name].min} to ${SETTING_BOUNDS[name].max}`,
} as const
