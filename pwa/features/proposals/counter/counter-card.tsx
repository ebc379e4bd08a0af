import { useState, type ReactNode } from 'react'
import { RejectedProposal } from '#pwa/features/proposals/mine/rejected-proposal.tsx'
import { UnsentActions } from '#pwa/features/proposals/mine/unsent-actions.tsx'
import { TermsTable } from '#pwa/features/proposals/plan/terms-table.tsx'
import { isWaiting } from '#pwa/outbox/entry.ts'
import type { Shown } from '#pwa/outbox/optimistic-view.ts'
import { readNow } from '#pwa/ui/browser/clock.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { failureMessage } from '#pwa/ui/form/form.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { formatDate, formatMoment } from '#pwa/ui/format/format-time.ts'
import type { Proposal } from '#schema/contract/proposals.ts'
import {
  counterRoundsLeft,
  isOpenCounter,
  whyNotCounter,
  type CounterSide,
} from '#schema/domain/counter-offer.ts'
import { messages } from './messages.ts'
import { isCounterCommand } from './queueable.ts'
import { useAnswerCounter, usePendingCounter } from './use-counter.ts'
import './counter-card.css'

/** A proposal as either side has it. */
export type NegotiatedProposal = Shown<
  Pick<Proposal, '_id' | 'price' | 'date' | 'stages' | 'status' | 'counter'>
>
type Counter = NonNullable<Proposal['counter']>

const openOf = (counter: Counter | undefined) =>
  counter ? { ...counter, until: Date.parse(counter.until) } : null

/** Why this side can suggest nothing now, or null. */
export const whyNotSuggest = ({ status, counter }: NegotiatedProposal, side: CounterSide) =>
  whyNotCounter({ status, counter: openOf(counter) }, side, readNow())

export const openCounterOf = ({ status, counter }: NegotiatedProposal): Counter | null =>
  counter && status === 'pending' && isOpenCounter(openOf(counter), readNow()) ? counter : null

type Props = {
  proposal: NegotiatedProposal
  side: CounterSide
  /** Of the other side. */
  name: string
  /** What comes after both agreed. */
  next?: ReactNode
  /** In place of the link to the form; null while it is open. */
  onSuggest?: (() => void) | null
}

function SuggestButton({ proposal, side, onSuggest }: Props) {
  if (onSuggest === null || whyNotSuggest(proposal, side) !== null) return null
  const label = openCounterOf(proposal) ? messages.other : messages.suggest
  return onSuggest ? (
    <Button tone="plain" icon="edit" onClick={onSuggest}>
      {label}
    </Button>
  ) : (
    <LinkButton
      to="/counter-offer/$id"
      params={{ id: proposal._id }}
      search={{ write: 'yes' }}
      tone="plain"
      icon="edit"
    >
      {label}
    </LinkButton>
  )
}

/** Accept, decline, or suggest something else. */
function Answers(props: Props & { counter: Counter }) {
  const { proposal, counter } = props
  const answer = useAnswerCounter(proposal._id)
  const [failure, setFailure] = useState<string | null>(null)
  const run = (choice: 'accept' | 'decline') => {
    setFailure(null)
    answer(counter._id, choice).catch((error: unknown) => setFailure(failureMessage(error)))
  }
  return (
    <>
      <div className="row">
        <Button onClick={() => run('accept')}>{messages.accept(counter.price)}</Button>
        <Button tone="plain" onClick={() => run('decline')}>
          {messages.decline}
        </Button>
      </div>
      <SuggestButton {...props} />
      {failure && (
        <Notice tone="bad" alert>
          {failure}
        </Notice>
      )}
    </>
  )
}

/** What became of it, or until when it can be answered. */
function stateOf(counter: Counter, isOpen: boolean, side: CounterSide, name: string): string {
  const isOwn = counter.by === side
  const until = formatMoment(counter.until)
  if (isOpen) return isOwn ? messages.waiting(name, until) : messages.answerBy(until)
  if (counter.end === null) return messages.ranOut
  return isOwn ? messages.declinedByOther(name) : messages.declinedByYou
}

function Suggested(props: Props & { counter: Counter }) {
  const { proposal, side, name, counter } = props
  const isOpen = openCounterOf(proposal) !== null
  const isOwn = counter.by === side
  return (
    <>
      <h2 className="counter-card-title">{isOwn ? messages.byYou : messages.byOther(name)}</h2>
      <TermsTable before={proposal} after={counter} labels={[messages.was, messages.is]} />
      {counter.note && <p className="prose">“{counter.note}”</p>}
      <p>{stateOf(counter, isOpen, side, name)}</p>
      {isOpen && <p className="small soft">{messages.roundsLeft(counterRoundsLeft(counter))}</p>}
    </>
  )
}

/** The price and day that both agreed on, as long as the proposal is as it was then. */
function Agreed({ proposal, side, next }: Props) {
  return (
    <Notice title={messages.agreed(proposal.price, formatDate(proposal.date))} action={next}>
      {side === 'tasker' && messages.agreedNext}
    </Notice>
  )
}

function Waiting({ proposal: { delivery } }: Props) {
  if (!isWaiting(delivery)) return null
  return (
    <Notice tone="wait" icon="phone" title={messages.savedTitle}>
      <p>{messages.savedNote}</p>
      <UnsentActions entry={delivery.key} command={delivery.command} />
    </Notice>
  )
}

/** What is shown of it, and what became of it. */
function Latest(props: Props) {
  const { counter, delivery } = props.proposal
  if (!counter || counter.end === 'replaced') return null
  if (counter.end !== 'accepted') return <Suggested {...props} counter={counter} />
  return isWaiting(delivery) ? null : <Agreed {...props} />
}

function NextStep(props: Props) {
  const { proposal, side } = props
  const counter = openCounterOf(proposal)
  if (isWaiting(proposal.delivery)) return null
  if (!counter || counter.by === side) return <SuggestButton {...props} />
  return <Answers {...props} counter={counter} />
}

/** The latest counter-offer of a proposal, with what its reader can do about it; else the way to make one. */
export function CounterCard(props: Props) {
  const { counter, status, delivery, _id } = props.proposal
  const pending = usePendingCounter(_id)
  if (status !== 'pending') return null
  const isBare = !counter || counter.end === 'replaced' || counter.end === 'accepted'
  return (
    <section className="counter-card" data-bare={isBare || undefined} aria-label={messages.title}>
      <Latest {...props} />
      {isWaiting(delivery) && isCounterCommand(delivery.command) && <Waiting {...props} />}
      {pending?.state === 'failed' && <RejectedProposal entry={pending} />}
      <NextStep {...props} />
    </section>
  )
}
