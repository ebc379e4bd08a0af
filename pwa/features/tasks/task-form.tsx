import { useState } from 'react'
import {
  ADDRESS_MAX,
  DESCRIPTION_MAX,
  DURATIONS,
  LOCATION_MAX,
  PRICE_MAX,
  PRICE_MIN,
  TITLE_MAX,
} from '#schema/domain/limits.ts'
import { maskContacts } from '#schema/domain/masking.ts'
import { nairaOf } from '#schema/domain/money.ts'
import { PROJECT_TYPES } from '#schema/domain/task.ts'
import { TEXTS } from '#schema/domain/texts.ts'
import { TRADE_NAMES, TRADES } from '#schema/domain/trades.ts'
import { Actions } from '#pwa/ui/actions.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { CheckboxChips } from '#pwa/ui/checkbox-chips.tsx'
import { Form, SubmitButton } from '#pwa/ui/form.tsx'
import { NairaField } from '#pwa/ui/naira-field.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { RadioCards } from '#pwa/ui/radio-cards.tsx'
import { Select } from '#pwa/ui/select.tsx'
import { TextArea, TextField } from '#pwa/ui/text-field.tsx'
import { words } from './client-words.ts'
import { faultsIn, tradeNamed, withField, type Faults, type TaskDraft } from './task-draft.ts'
import { TaskPicture } from './task-picture.tsx'
import { TaskPreview } from './task-preview.tsx'
import './task-form.css'

type Props = {
  draft: TaskDraft
  onChange: (some: Partial<TaskDraft>) => void
  /** Called with a draft that keeps R7. */
  onSend: () => Promise<void>
  send: string
  sending: string
  /** What the server said no to, by field, and in general. */
  refused?: { words: string; fields?: Readonly<Record<string, string>> | null } | null
  /** The picture an edited task has already. */
  currentPicture?: string | null
  /** Puts back what is posted; there when something was changed. */
  onReset?: () => void
  /** Why nothing can be sent now. */
  why?: string | null
}

const MONTHS = DURATIONS.map(String)

export function TaskForm(props: Props) {
  const { draft, onChange, onSend, send, sending, refused, currentPicture, onReset, why } = props
  const [faults, setFaults] = useState<Faults>({})
  const [isShrinking, setIsShrinking] = useState(false)
  const told = { ...refused?.fields, ...faults }
  const trade = tradeNamed(draft.field)
  const remote = draft.projectType === 'Remote'

  const submit = async () => {
    const found = faultsIn(draft)
    setFaults(found)
    if (Object.keys(found).length === 0) await onSend()
  }
  const change = (some: Partial<TaskDraft>) => {
    const left = Object.entries(faults).filter(([name]) => !(name in some))
    setFaults(Object.fromEntries(left))
    onChange(some)
  }

  return (
    <div className="task-form">
      <Form onSubmit={submit}>
        {refused && (
          <Notice tone="bad" title={words.notSent} alert>
            {refused.words}
          </Notice>
        )}
        <TextField
          label={words.title}
          name="title"
          hint={words.titleHint}
          value={draft.title}
          onChange={({ target }) => change({ title: target.value })}
          limit={TITLE_MAX}
          error={told.title}
          data-why={words.needs.title}
          autoCapitalize="sentences"
          required
        />
        <div className="stack stack-tight">
          <TextArea
            label={words.description}
            name="description"
            hint={words.descriptionHint}
            value={draft.description}
            onChange={({ target }) => change({ description: target.value })}
            limit={DESCRIPTION_MAX}
            error={told.description}
            data-why={words.needs.description}
            rows={6}
            required
          />
          {maskContacts(`${draft.title}\n${draft.description}`).masked && (
            <Notice tone="wait" icon="shield">
              {TEXTS.contactsHidden}
            </Notice>
          )}
        </div>
        <div className="split">
          <TextField
            label={words.location}
            name="location"
            icon="place"
            hint={words.locationHint}
            value={draft.location}
            onChange={({ target }) => change({ location: target.value })}
            error={told.location}
            data-why={words.needs.location}
            maxLength={LOCATION_MAX}
            autoComplete="address-level2"
            optional={remote}
            required={!remote}
          />
          <TextField
            label={words.address}
            name="address"
            icon="lock"
            hint={words.addressHint}
            value={draft.address}
            onChange={({ target }) => change({ address: target.value })}
            error={told.address}
            maxLength={ADDRESS_MAX}
            autoComplete="street-address"
            optional
          />
        </div>
        <NairaField
          label={words.price}
          name="price"
          hint={words.priceHint}
          value={draft.price}
          onValue={(price) => change({ price })}
          min={nairaOf(PRICE_MIN)}
          max={nairaOf(PRICE_MAX)}
          error={told.price}
          whole
          required
        />
        <RadioCards
          label={words.duration}
          name="duration"
          hint={words.durationHint}
          look="segments"
          options={MONTHS}
          value={draft.duration}
          onValue={(duration) => change({ duration })}
          error={told.duration}
          required
        />
        <RadioCards
          label={words.projectType}
          name="projectType"
          look="segments"
          hint={words.projectTypeHint}
          options={PROJECT_TYPES}
          value={draft.projectType}
          onValue={(projectType) => change({ projectType })}
          error={told.projectType}
          required
        />
        <TaskPicture
          picture={draft.taskImage}
          current={currentPicture}
          onPicture={(taskImage) => change({ taskImage })}
          error={told.taskImage}
          isShrinking={isShrinking}
          onShrinking={setIsShrinking}
        />
        <Select
          label={words.field}
          name="field"
          placeholder={words.fieldPrompt}
          options={TRADE_NAMES}
          value={draft.field}
          onChange={({ target }) => change(withField(target.value))}
          error={told.field}
          data-why={words.needs.field}
          required
        />
        {trade && (
          <CheckboxChips
            key={trade}
            label={words.skills}
            name="skills"
            hint={words.skillsHint}
            options={TRADES[trade]}
            value={draft.skills}
            onValue={(skills) => change({ skills })}
            error={told.skills}
          />
        )}
        <Actions>
          <SubmitButton
            busyLabel={sending}
            why={why ?? (isShrinking ? words.pictureShrinking : null)}
          >
            {send}
          </SubmitButton>
          {onReset && (
            <Button tone="quiet" icon="retry" onClick={onReset}>
              {words.reset}
            </Button>
          )}
        </Actions>
        <p className="small soft">{words.draftKept}</p>
      </Form>
      <aside className="task-form-preview" aria-label={words.previewHeading}>
        <h2 className="small soft">{words.previewHeading}</h2>
        <TaskPreview draft={draft} currentPicture={currentPicture} />
      </aside>
    </div>
  )
}
