/** Shown in place of a language, so it is English only. */
export const messages = {
  notLoaded:
    'Your language is not saved on this phone and there is no network, so Onise is in English.',
} as const
