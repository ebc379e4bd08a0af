export const messages = {
  closeOtherTabs: 'Close the other tabs of Onise so that this one can update.',
} as const
