import { messages } from '#pwa/features/proposals/plan/messages.ts'
import { IconButton } from '#pwa/ui/form/button.tsx'
import { NairaField } from '#pwa/ui/form/naira-field.tsx'
import { RadioCards } from '#pwa/ui/form/radio-cards.tsx'
import { TextField } from '#pwa/ui/form/text-field.tsx'
import { PRICE_MIN } from '#schema/domain/limits.ts'
import { STAGE_MESSAGES } from '#schema/domain/messages/stages.ts'
import { STAGE_KINDS, STAGE_TITLE_MAX, type PlanProblem } from '#schema/domain/stages.ts'
import type { StageFields } from './plan-fields.ts'

type Props = {
  stage: StageFields
  /** Its place, from 0. */
  at: number
  count: number
  /** The day of the stage before, or today. */
  minDate: string
  minDateMessage: string
  /** What is wrong with the plan, where it is this stage's. */
  problem: PlanProblem | null
  canRemove: boolean
  onChange: (some: Partial<StageFields>) => void
  onMove: (to: number) => void
  onRemove: () => void
}

function StageTools({ at, count, canRemove, onMove, onRemove }: Omit<Props, 'stage'>) {
  const number = at + 1
  return (
    <div className="stage-tools">
      <IconButton
        icon="up"
        label={messages.up(number)}
        data-move="up"
        disabled={at === 0}
        onClick={() => onMove(at - 1)}
      />
      <IconButton
        icon="down"
        label={messages.down(number)}
        data-move="down"
        disabled={at === count - 1}
        onClick={() => onMove(at + 1)}
      />
      {canRemove && <IconButton icon="delete" label={messages.remove(number)} onClick={onRemove} />}
    </div>
  )
}

/** One stage of the plan in the form of a proposal. */
export function StageFieldset(props: Props) {
  const { stage, at, minDate, minDateMessage, problem, onChange } = props
  const number = at + 1
  const name = (field: keyof StageFields) => `stage${number}-${field}`
  return (
    <fieldset className="stage" data-stage={at}>
      <legend className="visually-hidden">{messages.stage(number)}</legend>
      <div className="stage-head">
        <span className="strong" aria-hidden>
          {messages.stage(number)}
        </span>
        <StageTools {...props} />
      </div>
      <TextField
        label={messages.title}
        name={name('title')}
        required
        limit={STAGE_TITLE_MAX}
        value={stage.title}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <RadioCards
        look="segments"
        label={messages.kind}
        name={name('kind')}
        options={STAGE_KINDS.map((value) => ({ value, label: messages.kinds[value] }))}
        value={stage.kind}
        onValue={(kind) => onChange({ kind: kind as StageFields['kind'] })}
        error={problem === 'last' ? STAGE_MESSAGES.problems.last : null}
      />
      <div className="stage-pair">
        <NairaField
          label={messages.amount}
          name={name('amount')}
          required
          whole
          min={PRICE_MIN}
          value={stage.amount}
          onValue={(amount) => onChange({ amount })}
          error={problem === 'share' ? STAGE_MESSAGES.problems.share : null}
        />
        <TextField
          label={messages.date}
          name={name('date')}
          type="date"
          required
          min={minDate}
          data-message={minDateMessage}
          value={stage.date}
          onChange={({ target }) => onChange({ date: target.value })}
        />
      </div>
    </fieldset>
  )
}
