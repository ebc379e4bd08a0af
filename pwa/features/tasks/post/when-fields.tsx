import { messages } from '#pwa/features/tasks/client/messages.ts'
import { RadioCards } from '#pwa/ui/form/radio-cards.tsx'
import { TextField } from '#pwa/ui/form/text-field.tsx'
import { dayAfter, type Day } from '#schema/domain/days.ts'
import { DURATIONS } from '#schema/domain/limits.ts'
import { neededDay, SPANS } from '#schema/domain/needed-by.ts'
import { spanOf, whenOf, type TaskDraft } from './task-draft.ts'

const MONTHS = DURATIONS.map(String)
/** The day that the form proposes. */
const DAYS_AHEAD = 7

/** Why the chosen day cannot be posted. One that an edit leaves as it was may have passed. */
export function whyNotDay(draft: TaskDraft, today: Day, postedDay?: string): string | null {
  if (whenOf(draft) !== 'day') return null
  const day = neededDay(draft.neededBy)
  const isPossible = day !== null && (day >= today || day === postedDay)
  return isPossible ? null : messages.required.neededBy
}

type Props = {
  draft: TaskDraft
  onChange: (some: Partial<TaskDraft>) => void
  errors: Partial<Record<string, string>>
  today: Day
  postedDay: string | undefined
}

function SpanFields({ draft, onChange, errors }: Pick<Props, 'draft' | 'onChange' | 'errors'>) {
  const span = spanOf(draft)
  const chooseSpan = (chosen: string) =>
    onChange({
      when: whenOf(draft),
      span: chosen,
      ...(chosen === 'months' && { duration: draft.duration || '1' }),
    })
  return (
    <>
      <RadioCards
        label={messages.span}
        hint={messages.spanHint}
        name="span"
        look="segments"
        options={SPANS.map((value) => ({ value, label: messages.spans[value] }))}
        value={span}
        onValue={chooseSpan}
        error={errors.span}
      />
      {span === 'months' && (
        <RadioCards
          label={messages.duration}
          name="duration"
          look="segments"
          options={MONTHS}
          value={draft.duration}
          onValue={(duration) => onChange({ duration })}
          error={errors.duration}
          required
        />
      )}
    </>
  )
}

/** When the client needs the work, and how long it takes. */
export function WhenFields({ draft, onChange, errors, today, postedDay }: Props) {
  const when = whenOf(draft)
  const chooseWhen = (chosen: string) =>
    onChange({
      when: chosen,
      span: spanOf(draft),
      ...(chosen === 'day' && { neededBy: draft.neededBy || dayAfter(today, DAYS_AHEAD) }),
    })
  return (
    <>
      <RadioCards
        label={messages.when}
        name="when"
        look="tall"
        options={[
          { value: 'asap', label: messages.asap },
          { value: 'day', label: messages.byDay },
          { value: 'flexible', label: messages.flexible },
        ]}
        value={when}
        onValue={chooseWhen}
        required
      />
      {when === 'day' && (
        <TextField
          label={messages.neededBy}
          name="neededBy"
          type="date"
          min={postedDay && postedDay < today ? postedDay : today}
          value={draft.neededBy}
          onChange={({ target }) => onChange({ neededBy: target.value })}
          error={errors.neededBy}
          data-message={messages.required.neededBy}
          required
        />
      )}
      <SpanFields draft={draft} onChange={onChange} errors={errors} />
    </>
  )
}
