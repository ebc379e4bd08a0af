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
import { TextArea } from '#pwa/ui/form/text-field.tsx'
import { formatDate, formatMoment } from '#pwa/ui/format/format-time.ts'
import { CommandSheet } from '#pwa/ui/layout/command-sheet.tsx'
import { acceptChange, type ShownPlanChange } from '#schema/contract/plan-changes.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { CANCEL_REASON_MAX } from '#schema/domain/limits.ts'
import { PLAN_CHANGE_MESSAGES } from '#schema/domain/messages/plan-changes.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import { holdChangeOf } from '#schema/domain/plan-change.ts'
import { messages } from './messages.ts'
import { declineChange, withdrawChange } from './queueable.ts'

type Props = { task: Task; change: ShownPlanChange }
type Line = ShownPlanChange['after'][number]

const fromTo = (from: string | undefined, to: string) =>
  from === undefined || from === to ? to : messages.fromTo(from, to)

/** Only what differs; of a stage that changes its place alone the day. */
function ChangedLine({ line, before }: { line: Line; before: Line | undefined }) {
  const isSameAmount = before?.amount === line.amount
  const isSameDate = before?.date === line.date
  return (
    <div>
      <dt className="strong">{line.title}</dt>
      {!isSameAmount && (
        <dd className="money">
          {fromTo(before && formatNaira(before.amount), formatNaira(line.amount))}
        </dd>
      )}
      {line.date && (!isSameDate || isSameAmount) && (
        <dd>{fromTo(before && formatDate(before.date), formatDate(line.date))}</dd>
      )}
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

type Effect = {
  /** What is held more; below 0 for what goes back. */
  money: number
  isClient: boolean
  /** The other side when it is the one to accept; null for the reader. */
  acceptor: string | null
}

/** What the acceptance does to the money, to the one whose money it is as such. */
export function effectOf({ money, isClient, acceptor }: Effect): string {
  const amount = formatNaira(Math.abs(money) as Kobo)
  if (money === 0) return messages.noMoney
  if (money > 0) {
    if (acceptor !== null) return messages.heldMore(amount, acceptor)
    return isClient ? messages.heldMoreFromYou(amount) : messages.heldMoreNow(amount)
  }
  if (acceptor !== null)
    return (isClient ? messages.comesBackToYou : messages.comesBack)(amount, acceptor)
  return isClient ? messages.comesBackToYouNow(amount) : messages.comesBackNow(amount)
}

/** Says no, with the reason for those who want to give one; without a network it is sent later. */
function DeclineSheet({
  task,
  change,
  open,
  onClose,
}: Props & { open: boolean; onClose: () => void }) {
  const session = useSession()
  const [note, setNote] = useState('')
  const { other } = partiesOf(task, session.userId)
  const decline = async () => {
    const input = { id: task._id, change: change._id, note: note.trim() }
    await enqueue(session, declineChange, input)
    toast(PLAN_CHANGE_MESSAGES.declined)
  }
  return (
    <CommandSheet
      open={open}
      onClose={onClose}
      title={messages.declineTitle}
      label={messages.decline}
      busy={false}
      disabledReason={null}
      cancelLabel={messages.notYet}
      failure={null}
      onConfirm={() => void decline()}
    >
      <TextArea
        label={messages.note}
        name="note"
        rows={3}
        optional
        limit={CANCEL_REASON_MAX}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        hint={messages.noteHint(other)}
      />
    </CommandSheet>
  )
}

function Answer({ task, change }: Props) {
  const session = useSession()
  const { run, busy } = useCommand(acceptChange)
  const [holds, setHolds] = useState('later')
  const [isDeclining, setIsDeclining] = useState(false)
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
        <Button wide tone="plain" onClick={() => setIsDeclining(true)}>
          {messages.decline}
        </Button>
      </Actions>
      <DeclineSheet
        {...{ task, change }}
        open={isDeclining}
        onClose={() => setIsDeclining(false)}
      />
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
  const { other, isTasker } = partiesOf(task, userId)
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
        <p>
          {effectOf({
            money: holdChangeOf(change),
            isClient: !isTasker,
            acceptor: isOwn ? other : null,
          })}
        </p>
        {change.note && <p className="prose">{change.note}</p>}
      </TaskSection>
      {!isFrozen &&
        (isOwn ? <Withdrawal {...{ task, change }} /> : <Answer {...{ task, change }} />)}
    </>
  )
}
