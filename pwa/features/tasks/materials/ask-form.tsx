import { useDraft } from '#pwa/outbox/use-draft.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { Button, IconButton } from '#pwa/ui/form/button.tsx'
import { Form, SubmitButton } from '#pwa/ui/form/form.tsx'
import { NairaField } from '#pwa/ui/form/naira-field.tsx'
import { TextField } from '#pwa/ui/form/text-field.tsx'
import { newId, type TaskId } from '#schema/domain/ids.ts'
import { MATERIALS_ITEMS_MAX, MATERIALS_WHAT_MAX } from '#schema/domain/materials.ts'
import { formatNaira, naira, type Kobo } from '#schema/domain/money.ts'
import type { Stage } from '#schema/domain/stages.ts'
import {
  EMPTY_LINE,
  itemsFrom,
  linesFrom,
  sumOfLines,
  type LineFields,
} from './materials-fields.ts'
import { messages } from './messages.ts'
import { askForMaterials, listDraftKey } from './queueable.ts'
import { Refusal } from './refusal.tsx'
import { useMaterials } from './use-materials.ts'

type LineProps = {
  line: LineFields
  /** Its place, from 1. */
  number: number
  onChange: (some: Partial<LineFields>) => void
  onRemove: (() => void) | null
}

function Line({ line, number, onChange, onRemove }: LineProps) {
  const name = (field: keyof LineFields) => `material${number}-${field}`
  return (
    <fieldset className="stack stack-tight">
      <legend className="visually-hidden">{messages.line(number)}</legend>
      <div className="spread">
        <span className="strong" aria-hidden>
          {messages.line(number)}
        </span>
        {onRemove && (
          <IconButton icon="delete" label={messages.remove(number)} onClick={onRemove} />
        )}
      </div>
      <TextField
        label={messages.what}
        name={name('what')}
        required
        limit={MATERIALS_WHAT_MAX}
        maxLength={MATERIALS_WHAT_MAX}
        value={line.what}
        onChange={({ target }) => onChange({ what: target.value })}
      />
      <TextField
        label={messages.quantity}
        name={name('quantity')}
        required
        inputMode="numeric"
        pattern="0*[1-9][0-9]{0,4}|0*100000"
        data-message={messages.noNumber}
        value={line.quantity}
        onChange={({ target }) => onChange({ quantity: target.value })}
      />
      <NairaField
        label={messages.amount}
        name={name('amount')}
        required
        whole
        min={naira(1)}
        value={line.amount}
        onValue={(amount) => onChange({ amount })}
      />
    </fieldset>
  )
}

type Props = { id: TaskId; stage: Stage; onSent: () => void }

/** The list with which a professional asks for the money; a changed one begins with the one before. */
export function AskForm({ id, stage, onSent }: Props) {
  const { n, held, materials } = stage
  const draft = listDraftKey({ id, n })
  const { fields, change, isReady } = useDraft(draft, { lines: linesFrom(materials?.items) })
  const { send, refusal } = useMaterials(askForMaterials, { id, n }, draft)
  const { lines } = fields
  const sum = sumOfLines(lines)
  const over = Math.max(0, sum - held) as Kobo
  const set = (next: LineFields[]) => change({ lines: next })
  const submit = async () => {
    await send({ _id: newId('materials'), items: itemsFrom(lines) })
    onSent()
  }
  if (!isReady) return null
  return (
    <Form aria-label={messages.askTitle} onSubmit={submit}>
      <h3>{messages.askTitle}</h3>
      <p className="soft">{messages.askHint}</p>
      <Refusal title={messages.refused} reason={refusal} />
      {lines.map((line, at) => (
        <Line
          key={at}
          line={line}
          number={at + 1}
          onChange={(some) =>
            set(lines.map((each, place) => (place === at ? { ...each, ...some } : each)))
          }
          onRemove={lines.length > 1 ? () => set(lines.filter((_, place) => place !== at)) : null}
        />
      ))}
      {lines.length < MATERIALS_ITEMS_MAX && (
        <Button tone="plain" icon="plus" onClick={() => set([...lines, EMPTY_LINE])}>
          {messages.add}
        </Button>
      )}
      <p role="status" className="strong">
        {messages.sum(formatNaira(sum), formatNaira(held))}
      </p>
      {over > 0 && <Notice tone="bad" title={messages.over(formatNaira(over))} />}
      <SubmitButton icon="send" disabledReason={over > 0 ? messages.over(formatNaira(over)) : null}>
        {materials ? messages.sendAgain : messages.send}
      </SubmitButton>
    </Form>
  )
}
