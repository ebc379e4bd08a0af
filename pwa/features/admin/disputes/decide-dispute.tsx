import { useState } from 'react'
import { messages as shared } from '#pwa/features/admin/messages.ts'
import { DecisionForm } from '#pwa/features/admin/page/decision-sheet.tsx'
import { Section } from '#pwa/features/admin/page/section.tsx'
import { useAdminQuery } from '#pwa/features/admin/page/use-admin-query.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { NairaField } from '#pwa/ui/form/naira-field.tsx'
import { RadioCards } from '#pwa/ui/form/radio-cards.tsx'
import { listApprovals } from '#schema/contract/approvals.ts'
import { decideDispute } from '#schema/contract/disputes.ts'
import { koboFromText } from '#schema/domain/amount-text.ts'
import { DISPUTE_DECISIONS, type Decision } from '#schema/domain/dispute.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import { messages } from './messages.ts'
import { partiesOf, type OpenedDispute } from './opened-dispute.ts'

type Outcome = Decision['outcome']

const OPTIONS = DISPUTE_DECISIONS.map((value) => ({ value, ...messages.outcomes[value] }))

const isOutcome = (value: string): value is Outcome =>
  (DISPUTE_DECISIONS as readonly string[]).includes(value)

/** What the professional gets: what was typed, within what is held; null as long as nothing is. */
function releaseOf(typed: string, held: Kobo): Kobo | null {
  const kobo = koboFromText(typed)
  return kobo === null ? null : (Math.min(kobo, held) as Kobo)
}

const nothing = 0 as Kobo
const refundOf = (held: Kobo, release: Kobo) => (held - release) as Kobo

function whyNot({ dispute, isReady }: OpenedDispute): string | null {
  if (dispute.closedAt !== null) return messages.closed
  return isReady ? null : messages.notReady
}

type Chosen = { outcome: Outcome | null; release: Kobo | null }

function Preview({ outcome, release, ...opened }: OpenedDispute & Chosen) {
  const { held } = opened.dispute
  const { client, tasker } = partiesOf(opened)
  if (outcome === null || (outcome === 'split' && release === null))
    return <p className="soft">{messages.chooseFirst}</p>
  return (
    <div role="status">
      <p className="strong">{messages.preview}</p>
      <p>
        {outcome === 'continue' || release === null
          ? messages.previewContinue(formatNaira(held), tasker.username)
          : messages.previewSplit(
              formatNaira(release),
              tasker.username,
              formatNaira(refundOf(held, release)),
              client.username,
            )}
      </p>
      <p className="soft">{messages.final}</p>
    </div>
  )
}

function DecideForm({ onClose, ...opened }: OpenedDispute & { onClose: () => void }) {
  const { dispute } = opened
  const { tasker } = partiesOf(opened)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [typed, setTyped] = useState('')
  const release = releaseOf(typed, dispute.held)
  const split = outcome === 'split' ? (release ?? nothing) : null
  return (
    <DecisionForm
      onClose={onClose}
      title={messages.decide}
      endpoint={decideDispute}
      label={messages.decide}
      tone="danger"
      reasonHint={messages.reasonHint}
      inputOf={(_fields, reason) => ({
        id: dispute._id,
        outcome: outcome ?? 'continue',
        release: split ?? nothing,
        refund: split === null ? nothing : refundOf(dispute.held, split),
        reason,
      })}
    >
      <RadioCards
        name="outcome"
        label={messages.outcome}
        look="tall"
        options={OPTIONS}
        value={outcome ?? ''}
        onValue={(value) => isOutcome(value) && setOutcome(value)}
        required
        requiredMessage={messages.outcomeRequired}
      />
      {outcome === 'split' && (
        <NairaField
          name="release"
          label={messages.release(tasker.username)}
          hint={messages.releaseHint(formatNaira(dispute.held))}
          value={typed}
          onValue={setTyped}
          min={nothing}
          max={dispute.held}
          required
        />
      )}
      <Preview {...opened} outcome={outcome} release={release} />
    </DecisionForm>
  )
}

/** What another administrator has decided and a second one has not approved. */
function useWaiting(dispute: OpenedDispute['dispute']) {
  const { data } = useAdminQuery(listApprovals, {})
  return data?.approvals.find(({ subject }) => subject === dispute._id)
}

/** The decision, beside the statements, with a preview of the money before it is sent. Nothing is chosen at first. */
export function DecideDispute(opened: OpenedDispute) {
  const [isOpen, setIsOpen] = useState(false)
  const waiting = useWaiting(opened.dispute)
  if (waiting)
    return (
      <Section title={messages.decide}>
        <p>{messages.waits(waiting.requestedBy?.name ?? messages.anAdministrator)}</p>
        <p className="strong">{waiting.summary}</p>
        <LinkButton to="/admin/$" params={{ _splat: 'corrections' }} tone="plain">
          {messages.toApprovals}
        </LinkButton>
      </Section>
    )
  return (
    <Section title={messages.decide}>
      {isOpen ? (
        <>
          <DecideForm {...opened} onClose={() => setIsOpen(false)} />
          <Button tone="plain" onClick={() => setIsOpen(false)}>
            {shared.cancel}
          </Button>
        </>
      ) : (
        <Button disabledReason={whyNot(opened)} onClick={() => setIsOpen(true)}>
          {messages.decideNow}
        </Button>
      )}
    </Section>
  )
}
