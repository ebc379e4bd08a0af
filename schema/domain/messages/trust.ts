/** Texts of the server about blocks. */
export const TRUST_MESSAGES = {
  blocked: 'Blocked. You no longer see each other. Work that is already assigned goes on.',
  unblocked: 'Unblocked. You can see each other again.',
} as const
