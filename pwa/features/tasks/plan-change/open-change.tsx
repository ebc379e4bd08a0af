import { useState } from 'react'
import { messageFor } from '#pwa/api/errors.ts'
import { useOnline } from '#pwa/api/online.ts'
import { partiesOf } from '#pwa/features/tasks/detail/parties.ts'
import { TaskSection } from '#pwa/features/tasks/detail/task-section.tsx'
import { enqueue } from '#pwa/outbox/queue.ts'
import { useSession } from '#pwa/session/session.tsx'
import { useCommand } from '#pwa/sync/use-command.ts'
import { useNow } from '#pwa/ui/browser/use-now.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Actions } from '#pwa/ui/form/actions.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { RadioCards } from '#pwa/ui/form/radio-cards.tsx'
import { formatMoment } from '#pwa/ui/format/format-time.ts'
import { acceptChange, type ShownPlanChange } from '#schema/contract/plan-changes.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { plainDay } from '#schema/domain/days.ts'
import { PLAN_CHANGE_MESSAGES } from '#schema/domain/messages/plan-changes.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import { messages } from './messages.ts'
import { declineChange, withdrawChange } from './queueable.ts'

type Props = { task: Task; change: ShownPlanChange }
type Line = ShownPlanChange['after'][number]

/** What is held more when it is accepted; below 0 for what goes back. */
export const heldMoreOf = ({ before, after }: Pick<ShownPlanChange, 'before' | 'after'>): number =>
  after.reduce((sum, { held }) => sum + held, 0) - before.reduce((sum, { held }) => sum + held, 0)

const fromTo = (from: string | undefined, to: string) =>
  from === undefined || from === to ? to : messages.fromTo(from, to)

function ChangedLine({ line, before }: { line: Line; before: Line | undefined }) {
  return (
    <div>
      <dt className="strong">{line.title}</dt>
      <dd className="money">
        {fromTo(before && formatNaira(before.amount), formatNaira(line.amount))}
      </dd>
      {line.date && <dd>{fromTo(before && plainDay(before.date), plainDay(line.date))}</dd>}
      {!before && <dd className="small soft">{messages.newStage}</dd>}
    </div>
  )
}

/** The stages that a change touches, old and new. */
export function ChangedLines({ before, after }: Pick<ShownPlanChange, 'before' | 'after'>) {
  return (
    <dl className="stack stack-tight">
      {after.map((line) => (
        <ChangedLine key={line.n} line={line} before={before.find(({ n }) => n === line.n)} />
      ))}
    </dl>
  )
}

function effectOf(change: ShownPlanChange, acceptor: string | null): string {
  const money = heldMoreOf(change)
  const amount = formatNaira(Math.abs(money) as Kobo)
  if (money === 0) return messages.noMoney
  if (acceptor === null)
    return money > 0 ? messages.heldMoreNow(amount) : messages.comesBackNow(amount)
  return money > 0 ? messages.heldMore(amount, acceptor) : messages.comesBack(amount, acceptor)
}

function Answer({ task, change }: Props) {
  const session = useSession()
  const { run, busy } = useCommand(acceptChange)
  const [holds, setHolds] = useState('later')
  const offline = useOnline().whyOffline(messages.needsNetwork)
  const ids = { id: task._id, change: change._id }
  const mayHold = change.kind === 'stage' && task.client === session.userId
  const accept = async () => {
    try {
      const { message } = await run({ ...ids, hold: mayHold && holds === 'now' })
      toast(message)
    } catch (failure) {
      toast(messageFor(failure), 'bad')
    }
  }
  const decline = async () => {
    await enqueue(session, declineChange, { ...ids, note: '' })
    toast(PLAN_CHANGE_MESSAGES.declined)
  }
  return (
    <>
      {mayHold && (
        <RadioCards
          look="tall"
          label={messages.holdNow}
          name="hold"
          options={[
            { value: 'later', label: messages.holdChoices.later },
            { value: 'now', label: messages.holdChoices.now },
          ]}
          value={holds}
          onValue={setHolds}
        />
      )}
      <Actions>
        <Button wide busy={busy} disabledReason={offline} onClick={() => void accept()}>
          {messages.accept}
        </Button>
        <Button wide tone="plain" onClick={() => void decline()}>
          {messages.decline}
        </Button>
      </Actions>
    </>
  )
}

function Withdrawal({ task, change }: Props) {
  const session = useSession()
  const withdraw = async () => {
    await enqueue(session, withdrawChange, { id: task._id, change: change._id })
    toast(PLAN_CHANGE_MESSAGES.withdrawn)
  }
  return (
    <Actions>
      <Button wide tone="plain" onClick={() => void withdraw()}>
        {messages.withdraw}
      </Button>
    </Actions>
  )
}

/** The change as both sides read it: what differs, the money, the reason, and until when it waits. */
export function OpenChange({ task, change }: Props) {
  const { userId } = useSession()
  const now = useNow()
  const { other } = partiesOf(task, userId)
  const isOwn = change.by === userId
  const until = formatMoment(change.until)
  const isFrozen = task.status === 'disputed'
  const isOver = !isFrozen && now >= Date.parse(change.until)
  if (isOver) return <Notice tone="wait" title={messages.over} />
  const deadline = isOwn ? messages.waitsFor(other, until) : messages.answerBy(until)
  return (
    <>
      <Notice tone="wait" title={isFrozen ? messages.frozen : deadline} />
      <TaskSection title={isOwn ? messages.yourChange : messages.asksYou(other)}>
        <ChangedLines {...change} />
        <p>{effectOf(change, isOwn ? other : null)}</p>
        {change.note && <p className="prose">{change.note}</p>}
      </TaskSection>
      {!isFrozen &&
        (isOwn ? <Withdrawal {...{ task, change }} /> : <Answer {...{ task, change }} />)}
    </>
  )
}
