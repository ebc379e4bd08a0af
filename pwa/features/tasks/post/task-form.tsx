import { lazy, Suspense, useState, type ReactNode } from 'react'
import { messages } from '#pwa/features/tasks/client/messages.ts'
import { useSession } from '#pwa/session/session.tsx'
import { useAmountBounds } from '#pwa/sync/use-amount-bounds.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { Actions } from '#pwa/ui/form/actions.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { CheckboxChips } from '#pwa/ui/form/checkbox-chips.tsx'
import { focusFirstEmpty } from '#pwa/ui/form/focus-first-empty.ts'
import { Form, SubmitButton } from '#pwa/ui/form/form.tsx'
import { NairaField } from '#pwa/ui/form/naira-field.tsx'
import { RadioCards } from '#pwa/ui/form/radio-cards.tsx'
import { Select } from '#pwa/ui/form/select.tsx'
import { TextArea, TextField } from '#pwa/ui/form/text-field.tsx'
import { useFarAmount } from '#pwa/ui/form/use-far-amount.tsx'
import type { AmountBounds } from '#schema/domain/amount-bounds.ts'
import { koboFromText } from '#schema/domain/amount-text.ts'
import { dayOf } from '#schema/domain/days.ts'
import { TASK_FIELDS } from '#schema/domain/fields.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { PROJECT_TYPES, projectTypeLabel } from '#schema/domain/task.ts'
import { skillOptions, tradeLabel, tradesInOrder } from '#schema/domain/trades.ts'
import { LocationSection, type SectionProps } from './location-section.tsx'
import { fieldChange, parseTrade, type TaskDraft } from './task-draft.ts'
import { TaskImageField } from './task-image-field.tsx'
import { TaskPreview } from './task-preview.tsx'
import { validateTask, type TaskErrors } from './validate-task.ts'
import { WhenFields, whyNotDay } from './when-fields.tsx'
import './task-form.css'

/** Loaded after the form, which works without it. */
const ContactNote = lazy(() =>
  import('./contact-note.tsx').then(
    (module) => ({ default: module.ContactNote }),
    () => ({ default: () => null }),
  ),
)

function DescriptionSection({ draft, onChange, errors }: SectionProps) {
  return (
    <>
      <TextField
        label={messages.title}
        name="title"
        hint={messages.titleHint}
        value={draft.title}
        onChange={({ target }) => onChange({ title: target.value })}
        limit={TASK_FIELDS.title.max}
        error={errors.title}
        data-message={messages.required.title}
        autoCapitalize="sentences"
        required
      />
      <div className="stack stack-tight">
        <TextArea
          label={messages.description}
          name="description"
          hint={messages.descriptionHint}
          value={draft.description}
          onChange={({ target }) => onChange({ description: target.value })}
          limit={TASK_FIELDS.description.max}
          error={errors.description}
          data-message={messages.required.description}
          rows={6}
          required
        />
        <Suspense>
          <ContactNote text={`${draft.title}\n${draft.description}`} />
        </Suspense>
      </div>
    </>
  )
}

type TermsProps = SectionProps & {
  bounds: AmountBounds
  postedPrice: Kobo | undefined
  /** When it is needed. */
  when: ReactNode
}

function TermsSection({ draft, onChange, errors, bounds, postedPrice, when }: TermsProps) {
  const isAsPosted = koboFromText(draft.price) === postedPrice
  return (
    <>
      <NairaField
        label={messages.price}
        name="price"
        hint={messages.priceHint}
        value={draft.price}
        onValue={(price) => onChange({ price })}
        {...(!isAsPosted && { min: bounds.min, max: bounds.max })}
        error={errors.price}
        whole
        required
      />
      {when}
      <RadioCards
        label={messages.projectType}
        name="projectType"
        look="segments"
        hint={messages.projectTypeHint}
        options={PROJECT_TYPES.map((type) => ({ value: type, label: projectTypeLabel(type) }))}
        value={draft.projectType}
        onValue={(projectType) => onChange({ projectType })}
        error={errors.projectType}
        required
      />
    </>
  )
}

function SkillsSection({ draft, onChange, errors }: SectionProps) {
  const trade = parseTrade(draft.field)
  return (
    <>
      <Select
        label={messages.field}
        name="field"
        placeholder={messages.fieldPrompt}
        options={tradesInOrder().map((name) => ({ value: name, label: tradeLabel(name) }))}
        value={draft.field}
        onChange={({ target }) => onChange(fieldChange(target.value))}
        error={errors.field}
        data-message={messages.required.field}
        required
      />
      {trade && (
        <CheckboxChips
          key={trade}
          label={messages.skills}
          name="skills"
          hint={messages.skillsHint}
          options={skillOptions(trade)}
          value={draft.skills}
          onValue={(skills) => onChange({ skills })}
          error={errors.skills}
        />
      )}
    </>
  )
}

type Props = {
  draft: TaskDraft
  onChange: (some: Partial<TaskDraft>) => void
  /** Called with a valid draft. */
  onSubmit: () => Promise<void>
  submitLabel: string
  busyLabel: string
  /** The server's rejection of the last attempt. */
  rejection?: { message: string; fields?: Readonly<Record<string, string>> | null } | null
  /** Of an edited task, which may have been posted under other bounds. */
  postedPrice?: Kobo | undefined
  /** Of an edited task: the day that was posted. */
  postedDay?: string
  /** URL of an edited task's picture. */
  currentPicture?: string | null
  /** Restores the posted values; only when something was changed. */
  onReset?: () => void
  disabledReason?: string | null
}

const withoutChanged = (errors: TaskErrors, some: Partial<TaskDraft>): TaskErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !(name in some)))

/** Validates and sends; a changed price that is far from the posted one is asked once more. */
function useTaskForm({ draft, onChange, onSubmit, rejection, postedPrice, postedDay }: Props) {
  const today = dayOf(useSession().now())
  const [validationErrors, setValidationErrors] = useState<TaskErrors>({})
  const bounds = useAmountBounds('price')
  const { confirmAmount, question } = useFarAmount()
  const submit = async (_data: FormData, form: HTMLFormElement) => {
    const dayError = whyNotDay(draft, today, postedDay)
    const found = {
      ...validateTask(draft, bounds, postedPrice),
      ...(dayError && { neededBy: dayError }),
    }
    setValidationErrors(found)
    if (Object.keys(found).length > 0) return
    const isRight = await confirmAmount(koboFromText(draft.price), postedPrice ?? null)
    if (isRight) await onSubmit()
    else form.querySelector<HTMLElement>('[data-field="price"]')?.focus()
  }
  const change = (some: Partial<TaskDraft>) => {
    setValidationErrors(withoutChanged(validationErrors, some))
    onChange(some)
  }
  const errors = { ...rejection?.fields, ...validationErrors }
  return { bounds, today, submit, change, errors, question }
}

export function TaskForm(props: Props) {
  const { draft, rejection, postedPrice, currentPicture, onReset } = props
  const [isShrinking, setIsShrinking] = useState(false)
  const { bounds, today, submit, change, errors, question } = useTaskForm(props)
  const section = { draft, onChange: change, errors }
  return (
    <div className="task-form">
      <Form ref={focusFirstEmpty} onSubmit={submit}>
        {rejection && (
          <Notice tone="bad" title={messages.notSent} alert>
            {rejection.message}
          </Notice>
        )}
        <DescriptionSection {...section} />
        <LocationSection {...section} />
        <TermsSection
          {...section}
          bounds={bounds}
          postedPrice={postedPrice}
          when={<WhenFields {...section} today={today} postedDay={props.postedDay} />}
        />
        <TaskImageField
          picture={draft.taskImage}
          current={currentPicture}
          onPicture={(taskImage, taskThumbnail) => change({ taskImage, taskThumbnail })}
          error={errors.taskImage}
          isShrinking={isShrinking}
          onShrinking={setIsShrinking}
        />
        <SkillsSection {...section} />
        <Actions>
          <SubmitButton
            busyLabel={props.busyLabel}
            disabledReason={
              props.disabledReason ?? (isShrinking ? messages.pictureShrinking : null)
            }
          >
            {props.submitLabel}
          </SubmitButton>
          {onReset && (
            <Button tone="quiet" icon="retry" onClick={onReset}>
              {messages.reset}
            </Button>
          )}
        </Actions>
        <p className="small soft">{messages.draftSaved}</p>
        {question}
      </Form>
      <aside className="task-form-preview" aria-label={messages.previewHeading}>
        <h2 className="small soft">{messages.previewHeading}</h2>
        <TaskPreview draft={draft} currentPicture={currentPicture} />
      </aside>
    </div>
  )
}
