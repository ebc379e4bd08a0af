const PREFIX = 'unsent-reason '

/** The reason of a decision that was not sent, for the next log-in in this tab. Without storage there is none. */
export function readUnsentReason(decision: string): string {
  try {
    return sessionStorage.getItem(PREFIX + decision) ?? ''
  } catch {
    return ''
  }
}

export function storeUnsentReason(decision: string, reason: string): void {
  try {
    if (reason) sessionStorage.setItem(PREFIX + decision, reason)
    else sessionStorage.removeItem(PREFIX + decision)
  } catch {
    // As above.
  }
}
