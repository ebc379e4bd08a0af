import { messageFor } from '#pwa/api/errors.ts'
import { partiesOf } from '#pwa/features/tasks/detail/parties.ts'
import { TaskSection } from '#pwa/features/tasks/detail/task-section.tsx'
import { stagesOf } from '#pwa/features/tasks/life/life-task.ts'
import { useSession } from '#pwa/session/session.tsx'
import { useCommand } from '#pwa/sync/use-command.ts'
import { useNow } from '#pwa/ui/browser/use-now.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Actions } from '#pwa/ui/form/actions.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { formatMoment } from '#pwa/ui/format/format-time.ts'
import { acceptCancelOffer, withdrawCancelOffer } from '#schema/contract/cancel.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import { taskMoneyOf } from '#schema/domain/stage-money.ts'
import { messages } from './messages.ts'
import { MoneyParts } from './money-parts.tsx'
import { useLeave, useOfflineReason } from './use-ending.ts'

type Offer = NonNullable<Task['cancelOffer']>
type Props = { task: Task; offer: Offer }

/** Accepts what is on the screen, or leads to a dispute. */
function Answer({ task, offer }: Props) {
  const { run, busy } = useCommand(acceptCancelOffer)
  const offline = useOfflineReason()
  const leave = useLeave(task, true)
  const accept = async () => {
    try {
      const { message } = await run({ id: task._id, amount: offer.amount })
      await leave(message)
    } catch (failure) {
      toast(messageFor(failure), 'bad')
    }
  }
  return (
    <>
      <div className="stack stack-tight">
        <p>{messages.acceptNote}</p>
        <p>{messages.disputeNote}</p>
        <p>{messages.submitNote}</p>
      </div>
      <Actions>
        <Button wide busy={busy} disabledReason={offline} onClick={() => void accept()}>
          {messages.accept(formatNaira(offer.amount))}
        </Button>
        <LinkButton wide tone="plain" to="/dispute/$id" params={{ id: task._id }}>
          {messages.dispute}
        </LinkButton>
      </Actions>
    </>
  )
}

function Withdrawal({ task }: { task: Task }) {
  const { run, busy } = useCommand(withdrawCancelOffer)
  const offline = useOfflineReason()
  const withdraw = async () => {
    try {
      const { message } = await run({ id: task._id })
      toast(message)
    } catch (failure) {
      toast(messageFor(failure), 'bad')
    }
  }
  return (
    <>
      <p>{messages.withdrawNote}</p>
      <Actions>
        <Button
          wide
          tone="plain"
          busy={busy}
          disabledReason={offline}
          onClick={() => void withdraw()}
        >
          {messages.withdraw}
        </Button>
      </Actions>
    </>
  )
}

/** The offer as both sides read it: the parts, the reason, and by when silence accepts. */
export function OpenOffer({ task, offer }: Props) {
  const { userId } = useSession()
  const now = useNow()
  const parties = partiesOf(task, userId)
  const { isTasker, other } = parties
  const until = formatMoment(offer.answerBy)
  if (now >= Date.parse(offer.answerBy))
    return <Notice tone="wait" title={messages.silent(until)} />
  const deadline = isTasker ? messages.answerBy(until) : messages.answerAwaited(other, until)
  const paid = offer.amount
  const { held } = taskMoneyOf({ stages: stagesOf(task), price: task.price })
  return (
    <>
      <Notice tone="wait" title={deadline} />
      <TaskSection title={isTasker ? messages.offerOf(other) : messages.yourOffer}>
        <MoneyParts id={task._id} paid={paid} refunded={(held - paid) as Kobo} parties={parties} />
        <p className="prose">{messages.offerReason(offer.note)}</p>
        <p className="small soft">{offer.reopen ? messages.offerReopens : messages.offerCloses}</p>
      </TaskSection>
      {isTasker ? <Answer task={task} offer={offer} /> : <Withdrawal task={task} />}
    </>
  )
}
