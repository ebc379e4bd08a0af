/** Labels of a proposal's badge. Apart from ../messages.ts, because the first script contains them. */
export const messages = {
  accepted: 'Accepted',
  rejected: 'Not chosen',
  withdrawn: 'Withdrawn',
} as const
