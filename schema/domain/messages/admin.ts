import type { ChosenStanding } from '#schema/domain/user.ts'

/** What administrators read; their screens are in English only. */
export const ADMIN_MESSAGES = {
  filter: 'Choose a filter from the list',
  verifyReason: 'Verified by admin',
  verified: 'User verified successfully',
  sameStanding: 'The account has this standing already',
  standing: {
    active: 'The account is active again',
    limited: 'The account is limited to its current work',
    suspended: 'The account is suspended, and what is held for its work goes to disputes',
  } satisfies Record<ChosenStanding, string>,
} as const
