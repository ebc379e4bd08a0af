import { useOutboxEntry } from '#pwa/outbox/use-outbox-entry.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { formatDate, formatMoment } from '#pwa/ui/format/format-time.ts'
import type { OwnVerification } from '#schema/contract/verifications.ts'
import { VERIFICATION_MESSAGES } from '#schema/domain/messages/verification.ts'
import { verifiableFrom, type StepReason } from '#schema/domain/verification.ts'
import { messages } from './messages.ts'

/** Prepared, and not sent yet. */
export function WaitingProof({ entryKey }: { entryKey: string }) {
  const entry = useOutboxEntry(entryKey)
  return (
    <div role="status">
      <Notice
        tone="wait"
        icon="phone"
        title={messages.waiting}
        action={
          <Button tone="plain" size="small" onClick={() => entry?.edit()}>
            {messages.change}
          </Button>
        }
      >
        {messages.waitingText}
      </Notice>
    </div>
  )
}

const reasonOf = ({ step, reason }: StepReason): string =>
  (VERIFICATION_MESSAGES.reasons[step] as Record<string, string>)[reason] ?? ''

function Again({ again }: Pick<OwnVerification, 'again'>) {
  return (
    <Notice tone="wait" title={messages.again}>
      <p>{messages.againText}</p>
      <ul>
        {again.map((each) => (
          <li key={each.step}>
            <strong>{messages.steps[each.step]}:</strong> {reasonOf(each)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function Refused({ refusal, refusedAt, now }: OwnVerification & { now: number }) {
  const from = verifiableFrom(
    refusedAt.map((at) => Date.parse(at)),
    now,
  )
  return (
    <Notice tone="bad" title={messages.refused}>
      {refusal && <p>{VERIFICATION_MESSAGES.refusals[refusal]}</p>}
      <p>{from === null ? messages.tryNow : messages.tryFrom(formatMoment(from))}</p>
    </Notice>
  )
}

function Sent({ state, documentKind, documentLast4, sentAt }: OwnVerification) {
  const document = messages.document(messages.kinds[documentKind], documentLast4)
  return (
    <Notice tone="wait" title={state === 'sent' ? messages.sent : messages.reviewing}>
      {messages.sentText(document, formatMoment(sentAt))}
    </Notice>
  )
}

/** Without an attempt: an administrator has verified the user otherwise. */
export const VerifiedNotice = ({ decidedAt }: { decidedAt: string | null | undefined }) => (
  <Notice icon="verified" title={messages.verified}>
    {decidedAt && messages.verifiedOn(formatDate(decidedAt))}
  </Notice>
)

/** What became of the latest attempt. */
export function StateNotice({ latest, now }: { latest: OwnVerification; now: number }) {
  if (latest.state === 'needs_again') return <Again again={latest.again} />
  if (latest.state === 'refused') return <Refused {...latest} now={now} />
  if (latest.state === 'ended') return <Notice tone="wait" title={messages.ended} />
  if (latest.state === 'verified') return <VerifiedNotice decidedAt={latest.decidedAt} />
  return <Sent {...latest} />
}
