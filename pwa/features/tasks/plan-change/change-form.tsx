import { useState } from 'react'
import { partiesOf } from '#pwa/features/tasks/detail/parties.ts'
import { Refusal } from '#pwa/features/tasks/materials/refusal.tsx'
import { messages as stageMessages } from '#pwa/features/tasks/stages/messages.ts'
import { enqueue } from '#pwa/outbox/queue.ts'
import { useDraft } from '#pwa/outbox/use-draft.ts'
import { useFormEntry } from '#pwa/outbox/use-form-entry.ts'
import { useUnsentEntries } from '#pwa/outbox/use-unsent-entries.ts'
import { useSession } from '#pwa/session/session.tsx'
import { useNow } from '#pwa/ui/browser/use-now.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { IconButton } from '#pwa/ui/form/button.tsx'
import { Form, SubmitButton } from '#pwa/ui/form/form.tsx'
import { NairaField } from '#pwa/ui/form/naira-field.tsx'
import { RadioCards } from '#pwa/ui/form/radio-cards.tsx'
import { Select } from '#pwa/ui/form/select.tsx'
import { TextArea, TextField } from '#pwa/ui/form/text-field.tsx'
import { proposeChange as endpoint } from '#schema/contract/plan-changes.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { koboFromText } from '#schema/domain/amount-text.ts'
import { dayFromText, dayOf } from '#schema/domain/days.ts'
import { newId } from '#schema/domain/ids.ts'
import { CANCEL_REASON_MAX, PRICE_MIN } from '#schema/domain/limits.ts'
import { PLAN_CHANGE_MESSAGES } from '#schema/domain/messages/plan-changes.ts'
import { STAGE_MESSAGES } from '#schema/domain/messages/stages.ts'
import {
  changeableStages,
  changeOf,
  holdChangeOf,
  stagesToCome,
  type ChangeProblem,
  type ChangeTask,
  type ChangeTerms,
} from '#schema/domain/plan-change.ts'
import { STAGE_KINDS, STAGE_TITLE_MAX, type StageKind } from '#schema/domain/stages.ts'
import { changeTaskOf } from './change-task.ts'
import { messages } from './messages.ts'
import { ChangedLines, effectOf } from './open-change.tsx'
import { changeDraftKey, proposeChange } from './queueable.ts'

type Fields = {
  kind: ChangeTerms['kind']
  n: number
  amount: string
  date: string
  title: string
  stageKind: StageKind
  order: number[]
  note: string
}

/** What is filled in, or null while something is missing. */
function termsOf({ kind, n, amount: text, date: day, title, stageKind, order }: Fields) {
  const amount = koboFromText(text)
  const date = dayFromText(day)
  if (kind === 'order') return { kind, order } as const
  if (kind === 'price') return amount === null ? null : ({ kind, n, amount } as const)
  if (kind === 'date') return date === null ? null : ({ kind, n, date } as const)
  if (amount === null || date === null || title.trim() === '') return null
  return { kind, stage: { kind: stageKind, title: title.trim(), amount, date } } as const
}

/** The terms as the call takes them. */
const inputOf = (terms: ChangeTerms) =>
  terms.kind === 'price' ? { kind: terms.kind, n: terms.n, price: terms.amount } : terms

function problemText(problem: ChangeProblem): string {
  const { problems } = PLAN_CHANGE_MESSAGES
  return problem === 'gone' || problem === 'same' || problem === 'past' || problem === 'price'
    ? problems[problem]
    : STAGE_MESSAGES.problems[problem]
}

/** What the change does, before it is sent. */
function Effect({
  task,
  terms,
  wasTried,
  ...sides
}: {
  task: ChangeTask
  terms: ChangeTerms
  /** Nothing new was typed, and yet it was to be sent. */
  wasTried: boolean
  isClient: boolean
  acceptor: string
}) {
  const changed = changeOf(task, terms, useNow())
  if (changed === 'same' && !wasTried) return null
  if (typeof changed === 'string') return <Notice tone="bad" title={problemText(changed)} alert />
  return (
    <Notice tone="news" title={effectOf({ money: holdChangeOf(changed), ...sides })}>
      <ChangedLines {...changed} />
    </Notice>
  )
}

type PartProps = { fields: Fields; task: ChangeTask; change: (some: Partial<Fields>) => void }

function OrderField({ fields: { order }, task, change }: PartProps) {
  const titleOf = (n: number) => stagesToCome(task).find((stage) => stage.n === n)?.title ?? ''
  const up = (at: number) =>
    change({ order: order.toSpliced(at - 1, 2, order[at] ?? 0, order[at - 1] ?? 0) })
  return (
    <ol className="stack stack-tight" role="list">
      {order.map((n, at) => (
        <li key={n} className="spread">
          <span>{stageMessages.stage(at + 1, titleOf(n))}</span>
          {at > 0 && (
            <IconButton icon="up" label={messages.up(titleOf(n))} onClick={() => up(at)} />
          )}
        </li>
      ))}
    </ol>
  )
}

function NewStageFields({ fields: { title, stageKind }, change }: Omit<PartProps, 'task'>) {
  return (
    <>
      <TextField
        label={messages.stageTitle}
        name="title"
        required
        limit={STAGE_TITLE_MAX}
        value={title}
        onChange={({ target }) => change({ title: target.value })}
      />
      <RadioCards
        look="segments"
        label={messages.stageKind}
        name="stageKind"
        options={STAGE_KINDS.map((value) => ({ value, label: messages.stageKinds[value] }))}
        value={stageKind}
        onValue={(value) => change({ stageKind: value as StageKind })}
      />
    </>
  )
}

function TermFields({ fields, task, change }: PartProps) {
  const { kind, n, amount, date } = fields
  const today = dayOf(useNow())
  if (kind === 'order') return <OrderField {...{ fields, task, change }} />
  const stages = changeableStages(task)
  return (
    <>
      {kind !== 'stage' && stages.length > 1 && (
        <Select
          label={messages.which}
          name="n"
          options={stages.map((stage) => ({ value: String(stage.n), label: stage.title }))}
          value={String(n)}
          onChange={({ target }) => change({ n: Number(target.value) })}
        />
      )}
      {kind === 'stage' && <NewStageFields {...{ fields, change }} />}
      {kind !== 'date' && (
        <NairaField
          label={kind === 'price' ? messages.price : messages.amount}
          name="price"
          required
          whole
          min={PRICE_MIN}
          value={amount}
          onValue={(typed) => change({ amount: typed })}
        />
      )}
      {kind !== 'price' && (
        <TextField
          label={kind === 'date' ? messages.date : messages.stageDate}
          name="date"
          type="date"
          required
          min={today}
          value={date}
          onChange={({ target }) => change({ date: target.value })}
        />
      )}
    </>
  )
}

/** What may be asked for now. */
function kindsOf(task: ChangeTask): ChangeTerms['kind'][] {
  const canChange = changeableStages(task).length > 0
  return [
    ...(canChange ? (['price', 'date'] as const) : []),
    'stage',
    ...(stagesToCome(task).length > 1 ? (['order'] as const) : []),
  ]
}

const emptyFields = (task: ChangeTask): Fields => ({
  kind: kindsOf(task)[0] ?? 'stage',
  n: changeableStages(task)[0]?.n ?? 1,
  amount: '',
  date: '',
  title: '',
  stageKind: 'work',
  order: stagesToCome(task).map(({ n }) => n),
  note: '',
})

/** A draft from before a stage ended names what can still change. */
function withoutEnded(fields: Fields, task: ChangeTask): Fields {
  const empty = emptyFields(task)
  const isSameOrder =
    fields.order.length === empty.order.length && empty.order.every((n) => fields.order.includes(n))
  return {
    ...fields,
    kind: kindsOf(task).includes(fields.kind) ? fields.kind : empty.kind,
    n: changeableStages(task).some(({ n }) => n === fields.n) ? fields.n : empty.n,
    order: isSameOrder ? fields.order : empty.order,
  }
}

const NoteField = ({
  fields: { note },
  change,
  other,
}: Omit<PartProps, 'task'> & { other: string }) => (
  <TextArea
    label={messages.note}
    name="note"
    rows={3}
    optional
    limit={CANCEL_REASON_MAX}
    value={note}
    onChange={({ target }) => change({ note: target.value })}
    hint={messages.noteHint(other)}
  />
)

/** Asks the other side for one change; without a network it waits on this phone. */
export function ChangeForm({ task: row }: { task: Task }) {
  const session = useSession()
  const task = changeTaskOf(row)
  const { other, isTasker } = partiesOf(row, session.userId)
  const { submit, entry } = useFormEntry()
  const waiting = useUnsentEntries().findLast(
    ({ command, ref }) => command === endpoint.name && ref === row._id,
  )
  const draft = changeDraftKey(row._id)
  const { fields: typed, change } = useDraft(draft, emptyFields(task))
  const fields = withoutEnded(typed, task)
  const terms = termsOf(fields)
  const [tried, setTried] = useState<Fields | null>(null)
  const now = useNow()
  const rejected = waiting?.reason ?? null
  // The pull brings what is asked for.
  if (entry?.state === 'sent') return <Notice tone="good" title={PLAN_CHANGE_MESSAGES.proposed} />
  if (waiting && !rejected) return <Notice tone="wait" icon="offline" title={messages.saved} />
  const send = async () => {
    if (!terms) return
    if (typeof changeOf(task, terms, now) === 'string') return setTried(typed)
    const _id = newId('planChange')
    await submit((key) =>
      enqueue(
        session,
        proposeChange,
        { id: row._id, _id, ...inputOf(terms), note: fields.note.trim() },
        { key, draft },
      ),
    )
  }
  return (
    <Form onSubmit={send}>
      <Refusal title={messages.rejected} reason={rejected} />
      <Notice tone="news" icon="shield" title={messages.intro(other)} />
      <RadioCards
        label={messages.what}
        name="kind"
        options={kindsOf(task).map((value) => ({ value, label: messages.kinds[value] }))}
        value={fields.kind}
        onValue={(kind) => change({ kind: kind as Fields['kind'] })}
      />
      <TermFields {...{ fields, task, change }} />
      {terms && (
        <Effect
          {...{ task, terms }}
          wasTried={tried === typed}
          isClient={!isTasker}
          acceptor={other}
        />
      )}
      <NoteField {...{ fields, change, other }} />
      <SubmitButton icon="send">{messages.send}</SubmitButton>
    </Form>
  )
}
