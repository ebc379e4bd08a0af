import { useState } from 'react'
import { messageFor } from '#pwa/api/errors.ts'
import { useOnline } from '#pwa/api/online.ts'
import { partiesOf, type Parties } from '#pwa/features/tasks/detail/parties.ts'
import { TaskSection } from '#pwa/features/tasks/detail/task-section.tsx'
import { useCommand } from '#pwa/sync/use-command.ts'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import { Form, SubmitButton } from '#pwa/ui/form/form.tsx'
import { NairaField } from '#pwa/ui/form/naira-field.tsx'
import { useFarAmount } from '#pwa/ui/form/use-far-amount.tsx'
import {
  offerSplit,
  settleDispute,
  withdrawOffer,
  type Dispute,
} from '#schema/contract/disputes.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { koboFromText } from '#schema/domain/amount-text.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import { messages } from './messages.ts'

type Offer = Dispute['offers'][number]

/** What each side receives with an offer. */
function Split({ offer, parties }: { offer: Offer; parties: Parties }) {
  const { tasker, client, isTasker } = parties
  return (
    <dl className="stack stack-tight">
      <div className="spread">
        <dt>{isTasker ? messages.forYou : messages.forTasker(tasker)}</dt>
        <dd className="money strong">{formatNaira(offer.release)}</dd>
      </div>
      {offer.fee > 0 && <p className="small soft">{messages.fee(formatNaira(offer.fee))}</p>}
      <div className="spread">
        <dt>{isTasker ? messages.forClient(client) : messages.backToYou}</dt>
        <dd className="money strong">{formatNaira(offer.refund)}</dd>
      </div>
    </dl>
  )
}

type OfferProps = { task: Task; offer: Offer; userId: UserId; parties: Parties }

function OfferCard({ task, offer, userId, parties }: OfferProps) {
  const { whyOffline } = useOnline()
  const settle = useCommand(settleDispute)
  const withdraw = useCommand(withdrawOffer)
  const isOwn = offer.by === userId
  const run = async () => {
    const id = task._id
    try {
      const { message } = await (isOwn
        ? withdraw.run({ id })
        : settle.run({ id, offer: offer._id }))
      toast(message)
    } catch (failure) {
      toast(messageFor(failure), 'bad')
    }
  }
  return (
    <li className="submission-versions-one">
      <h3 className="strong">{isOwn ? messages.yourOffer : messages.offerOf(parties.other)}</h3>
      <Split offer={offer} parties={parties} />
      {!isOwn && <p className="small soft">{messages.acceptNote}</p>}
      <Button
        tone={isOwn ? 'plain' : 'primary'}
        busy={settle.busy || withdraw.busy}
        disabledReason={whyOffline(messages.needsNetwork)}
        onClick={() => void run()}
      >
        {isOwn ? messages.takeBack : messages.accept}
      </Button>
    </li>
  )
}

type FormProps = { task: Task; held: Kobo; parties: Parties; isMain: boolean }

function OfferForm({ task, held, parties: { tasker, isTasker }, isMain }: FormProps) {
  const { whyOffline } = useOnline()
  const offer = useCommand(offerSplit)
  const [amount, setAmount] = useState('')
  const { confirmAmount, question } = useFarAmount()
  const release = koboFromText(amount)
  const refund = release === null || release > held ? null : ((held - release) as Kobo)
  const send = async () => {
    if (release === null || refund === null) return
    if (!(await confirmAmount(release, held))) return
    const { message } = await offer.run({ id: task._id, release, refund })
    toast(message)
    setAmount('')
  }
  return (
    <Form onSubmit={send} messageOf={messageFor}>
      <NairaField
        label={isTasker ? messages.offerAmountYou : messages.offerAmount(tasker)}
        name="release"
        value={amount}
        onValue={setAmount}
        min={0 as Kobo}
        max={held}
        hint={
          refund === null
            ? messages.offerInvalid(formatNaira(held))
            : messages.offerRest(formatNaira(refund))
        }
        required
      />
      <p className="small soft">{messages.offerNote}</p>
      <SubmitButton
        tone={isMain ? 'primary' : 'plain'}
        busy={offer.busy}
        disabledReason={whyOffline(messages.needsNetwork)}
      >
        {messages.offer}
      </SubmitButton>
      {question}
    </Form>
  )
}

type Props = {
  task: Task
  dispute: Dispute
  userId: UserId
  /** Nothing else on the screen is more urgent than an offer. */
  isMain: boolean
}

/** The offers of both sides, and the form for one's own. They need the network and say so. */
export function Offers({ task, dispute, userId, isMain }: Props) {
  const parties = partiesOf(task, userId)
  const canAccept = dispute.offers.some(({ by }) => by !== userId)
  return (
    <TaskSection title={messages.offers}>
      {dispute.offers.length === 0 ? (
        <p className="soft">{messages.noOffers}</p>
      ) : (
        <ul role="list">
          {dispute.offers.map((offer) => (
            <OfferCard
              key={offer._id}
              task={task}
              offer={offer}
              userId={userId}
              parties={parties}
            />
          ))}
        </ul>
      )}
      <OfferForm task={task} held={dispute.held} parties={parties} isMain={isMain && !canAccept} />
    </TaskSection>
  )
}
