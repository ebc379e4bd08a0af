import { useState } from 'react'
import { amountText } from '#pwa/features/admin/page/amount-text.ts'
import { DecisionSheet } from '#pwa/features/admin/page/decision-sheet.tsx'
import { Section } from '#pwa/features/admin/page/section.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { NairaField } from '#pwa/ui/form/naira-field.tsx'
import { RadioCards } from '#pwa/ui/form/radio-cards.tsx'
import { decideDispute } from '#schema/contract/disputes.ts'
import { koboFromText } from '#schema/domain/amount-text.ts'
import { DISPUTE_DECISIONS, type Decision } from '#schema/domain/dispute.ts'
import { nairaOf, type Naira } from '#schema/domain/money.ts'
import { messages } from './messages.ts'
import { partiesOf, type OpenedDispute } from './opened-dispute.ts'

type Outcome = Decision['outcome']

const OPTIONS = DISPUTE_DECISIONS.map((value) => ({ value, ...messages.outcomes[value] }))

const isOutcome = (value: string): value is Outcome =>
  (DISPUTE_DECISIONS as readonly string[]).includes(value)

/** What the professional gets: what was typed, within what is held. */
function releaseOf(typed: string, held: Naira): Naira {
  const kobo = koboFromText(typed)
  return (kobo === null ? 0 : Math.min(nairaOf(kobo), held)) as Naira
}

const refundOf = (held: Naira, release: Naira) => (held - release) as Naira

function whyNot({ dispute, isReady }: OpenedDispute): string | null {
  if (dispute.closedAt !== null) return messages.closed
  return isReady ? null : messages.notReady
}

function Preview({
  outcome,
  release,
  ...opened
}: OpenedDispute & { outcome: Outcome; release: Naira }) {
  const { held } = opened.dispute
  const { client, tasker } = partiesOf(opened)
  const refund = refundOf(held, release)
  return (
    <div role="status">
      <p className="strong">{messages.preview}</p>
      <p>
        {outcome === 'continue'
          ? messages.previewContinue(amountText(held), tasker.username)
          : messages.previewSplit(
              amountText(release),
              tasker.username,
              amountText(refund),
              client.username,
            )}
      </p>
      <p className="soft">{messages.final}</p>
    </div>
  )
}

/** The decision, with a preview of the money before it is sent. */
export function DecideDispute(opened: OpenedDispute) {
  const { dispute } = opened
  const { tasker } = partiesOf(opened)
  const [isOpen, setIsOpen] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>('split')
  const [typed, setTyped] = useState(() => String(dispute.held))
  const release = releaseOf(typed, dispute.held)
  const isSplit = outcome === 'split'
  return (
    <Section title={messages.decide}>
      <Button disabledReason={whyNot(opened)} onClick={() => setIsOpen(true)}>
        {messages.decide}
      </Button>
      <DecisionSheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={messages.decide}
        endpoint={decideDispute}
        label={messages.decide}
        tone="danger"
        reasonHint={messages.reasonHint}
        inputOf={(_fields, reason) => ({
          id: dispute._id,
          outcome,
          release: String(isSplit ? release : 0),
          refund: String(isSplit ? refundOf(dispute.held, release) : 0),
          reason,
        })}
      >
        <RadioCards
          name="outcome"
          label={messages.outcome}
          look="tall"
          options={OPTIONS}
          value={outcome}
          onValue={(value) => isOutcome(value) && setOutcome(value)}
        />
        {isSplit && (
          <NairaField
            name="release"
            label={messages.release(tasker.username)}
            hint={messages.releaseHint(amountText(dispute.held))}
            value={typed}
            onValue={setTyped}
            min={0 as Naira}
            max={dispute.held}
            required
          />
        )}
        <Preview {...opened} outcome={outcome} release={release} />
      </DecisionSheet>
    </Section>
  )
}
