/** The parts of a user's export, in this order; each is read page by page. */
export const EXPORT_SECTIONS = [
  'account',
  'tasks',
  'proposals',
  'work',
  'reviews',
  'messages',
  'conversations',
  'transactions',
  'payments',
  'withdrawals',
  'notices',
  'workPictures',
] as const
export type ExportSection = (typeof EXPORT_SECTIONS)[number]
