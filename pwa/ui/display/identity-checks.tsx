import { formatDate } from '#pwa/ui/format/format-time.ts'
import { messages } from '#pwa/ui/messages.lazy.ts'

export type Checks = { identityAt: string | null; bank: boolean; phone?: boolean | undefined }

/** What stands behind a badge: "Identity checked on 3 December 2026 · phone proven"; nothing when nothing is known. */
export function IdentityChecks({ checks }: { checks: Checks | undefined }) {
  if (!checks) return null
  const { identityAt, bank, phone } = checks
  // Always with the year: as if it were another one.
  const day = identityAt && formatDate(identityAt, 0, true)
  const facts = [
    day && messages.identityChecked(day),
    phone && messages.phoneProven,
    bank && messages.bankInSameName,
  ].filter(Boolean)
  return facts.length > 0 ? <p className="small soft">{facts.join(' · ')}</p> : null
}
