import { formatMonth } from '#pwa/ui/format/format-time.ts'
import { messages } from '#pwa/ui/messages.lazy.ts'
import type { ClientRecord as Record } from '#schema/contract/accounts.ts'

/** What a client is like, in words: "12 todos posted, 9 assigned · Paid for 100%"; nothing before three todos. */
export function ClientRecord({ record }: { record: Record | null | undefined }) {
  if (!record) return null
  const { posted, awarded, paidRate, approvalDays, lostDisputes, since } = record
  const facts = [
    messages.postedTodos(posted, awarded),
    paidRate !== null && messages.paidFor(paidRate),
    approvalDays !== null && messages.approvesIn(approvalDays),
    lostDisputes > 0 && messages.lostDisputes(lostDisputes),
    messages.memberSince(formatMonth(since)),
  ].filter(Boolean)
  return <p className="small soft">{facts.join(' · ')}</p>
}
