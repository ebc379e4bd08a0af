import { useState } from 'react'
import { messageFor } from '#pwa/api/errors.ts'
import { useOnline } from '#pwa/api/online.ts'
import { useDraft } from '#pwa/outbox/use-draft.ts'
import { useCommand } from '#pwa/sync/use-command.ts'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import { Form, SubmitButton } from '#pwa/ui/form/form.tsx'
import { NairaField } from '#pwa/ui/form/naira-field.tsx'
import { TextArea } from '#pwa/ui/form/text-field.tsx'
import { releaseMaterials } from '#schema/contract/materials.ts'
import { koboFromText } from '#schema/domain/amount-text.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { CHANGE_NOTE_MAX } from '#schema/domain/limits.ts'
import { formatNaira, naira, type Kobo } from '#schema/domain/money.ts'
import { totalOf, type Materials, type Stage } from '#schema/domain/stages.ts'
import { messages } from './messages.ts'
import { MoneySheet } from './money-sheet.tsx'
import { declineDraftKey, declineMaterials } from './queueable.ts'
import { Refusal } from './refusal.tsx'
import { useMaterials } from './use-materials.ts'

type Props = { id: TaskId; stage: Stage & { materials: Materials }; name: string }

function DeclineForm({ id, stage: { n, materials } }: Props) {
  const draft = declineDraftKey({ id, n })
  const { fields, change } = useDraft(draft, { note: '' })
  const { send, refusal } = useMaterials(declineMaterials, { id, n }, draft)
  return (
    <Form onSubmit={() => send({ list: materials.id, note: fields.note })}>
      <Refusal title={messages.noteRefused} reason={refusal} />
      <TextArea
        label={messages.note}
        name="note"
        rows={3}
        required
        limit={CHANGE_NOTE_MAX}
        maxLength={CHANGE_NOTE_MAX}
        value={fields.note}
        onChange={({ target }) => change({ note: target.value })}
      />
      <SubmitButton tone="plain" icon="send">
        {messages.sendNote}
      </SubmitButton>
    </Form>
  )
}

type PartProps = { max: Kobo; onAmount: (amount: Kobo) => void }

function PartForm({ max, onAmount }: PartProps) {
  const [text, setText] = useState('')
  const submit = () => {
    const amount = koboFromText(text)
    if (amount !== null) onAmount(amount)
  }
  return (
    <Form onSubmit={submit}>
      <NairaField
        label={messages.partAmount}
        name="part"
        required
        whole
        min={naira(1)}
        max={max}
        value={text}
        onValue={setText}
      />
      <SubmitButton tone="plain">{messages.goOn}</SubmitButton>
    </Form>
  )
}

type ReleaseProps = Props & {
  /** Null while the sheet is closed. */
  amount: Kobo | null
  onClose: () => void
}

function ReleaseSheet({ id, stage, name, amount, onClose }: ReleaseProps) {
  const { run, busy, failure } = useCommand(releaseMaterials)
  const { n, held, materials } = stage
  const shown = formatNaira(amount ?? (0 as Kobo))
  const rest = (held - (amount ?? 0)) as Kobo
  const [paid = '', ...later] = messages.releaseSteps(shown, name)
  const comesBack = rest > 0 ? [messages.restComesBack(formatNaira(rest))] : []
  const release = async () => {
    if (amount === null) return
    try {
      const { message } = await run({ id, n, list: materials.id, amount })
      onClose()
      toast(message)
    } catch (error) {
      toast(messageFor(error), 'bad')
    }
  }
  return (
    <MoneySheet
      open={amount !== null}
      title={messages.releaseTitle(shown, name)}
      steps={[paid, ...comesBack, ...later]}
      label={messages.release(shown)}
      busy={busy}
      busyLabel={messages.releasing}
      failure={failure}
      onConfirm={() => void release()}
      onClose={onClose}
    />
  )
}

/** All of the list, a part of it, or another list. */
export function ClientAnswer(props: Props) {
  const { id, stage } = props
  const at = { id, n: stage.n }
  const { whyOffline } = useOnline()
  const [open, setOpen] = useState<'part' | 'decline' | null>(null)
  const [amount, setAmount] = useState<Kobo | null>(null)
  const { refusal } = useMaterials(declineMaterials, at, declineDraftKey(at))
  const total = totalOf(stage.materials.items)
  const disabledReason = whyOffline(messages.needsNetwork)
  return (
    <>
      <Button icon="wallet" wide disabledReason={disabledReason} onClick={() => setAmount(total)}>
        {messages.release(formatNaira(total))}
      </Button>
      <div className="row">
        <Button
          tone="plain"
          size="small"
          disabledReason={disabledReason}
          onClick={() => setOpen('part')}
        >
          {messages.releasePart}
        </Button>
        <Button tone="plain" size="small" onClick={() => setOpen('decline')}>
          {messages.askToChange}
        </Button>
      </div>
      {open === 'part' && <PartForm max={total} onAmount={setAmount} />}
      {(open === 'decline' || refusal) && <DeclineForm {...props} />}
      <ReleaseSheet {...props} amount={amount} onClose={() => setAmount(null)} />
    </>
  )
}
