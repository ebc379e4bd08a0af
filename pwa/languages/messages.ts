/** Shown in place of a language, so it is English only. */
export const messages = {
  notLoaded:
    'Your language is not saved on this phone and could not be loaded, so Onise is in English.',
} as const
