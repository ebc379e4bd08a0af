/** These end with their condition, which is checked again and again; nobody can close them. */
const SELF_CLOSING =
  /^(?:balance$|ledger-check$|(?:invariant|audit|ledger|checksum|payout|overdue):)/

/** Whether an administrator may close it with a reason (docs/ledger.md#discrepancies). */
export const isClosable = (discrepancyId: string): boolean => !SELF_CLOSING.test(discrepancyId)
