/** What administrators read; their screens are in English only. */
export const SETTING_MESSAGES = {
  changed: 'The setting is changed.',
  name: 'Choose a setting from the list',
  number: 'Enter a whole number',
  outOfBounds: ({ min, max }: { min: number; max: number }) =>
    `Enter a whole number from ${min} to ${max}`,
} as const
