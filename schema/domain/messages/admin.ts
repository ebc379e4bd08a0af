/** What administrators read; their screens are in English only. */
export const ADMIN_MESSAGES = {
  filter: 'Choose a filter from the list',
  verifyReason: 'Verified by admin',
  verified: 'User verified successfully',
} as const
