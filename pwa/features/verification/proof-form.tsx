import { useState } from 'react'
import { useNow } from '#pwa/ui/browser/use-now.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { Actions } from '#pwa/ui/form/actions.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { focusFirstEmpty } from '#pwa/ui/form/focus-first-empty.ts'
import { Form, SubmitButton } from '#pwa/ui/form/form.tsx'
import { RadioCards } from '#pwa/ui/form/radio-cards.tsx'
import { TextField } from '#pwa/ui/form/text-field.tsx'
import { dayOf } from '#schema/domain/days.ts'
import { VERIFICATION_MESSAGES } from '#schema/domain/messages/verification.ts'
import {
  DOCUMENT_KINDS,
  DOCUMENT_NAME_MAX,
  DOCUMENT_NUMBER_MAX,
  type VerificationStep,
} from '#schema/domain/verification.ts'
import { messages } from './messages.ts'
import { ProofPictureField } from './picture-field.tsx'
import { findProofErrors, stepToShow, type ProofErrors, type ProofFields } from './proof.ts'

const { labels } = VERIFICATION_MESSAGES

type FieldsProps = {
  fields: ProofFields
  errors: ProofErrors
  onChange: (some: Partial<ProofFields>) => void
  isPreparing: boolean
  onPreparing: (isPreparing: boolean) => void
}

const NameFields = ({ fields, errors, onChange }: FieldsProps) => (
  <>
    <TextField
      label={labels.name}
      name="name"
      hint={messages.nameHint}
      autoComplete="name"
      autoCapitalize="words"
      maxLength={DOCUMENT_NAME_MAX}
      value={fields.name}
      onChange={({ target }) => onChange({ name: target.value })}
      error={errors.name}
    />
    <TextField
      label={labels.birthDate}
      name="birthDate"
      type="date"
      autoComplete="bday"
      min="1900-01-01"
      max={dayOf(useNow())}
      value={fields.birthDate}
      onChange={({ target }) => onChange({ birthDate: target.value })}
      error={errors.birthDate}
    />
  </>
)

const DocumentFields = ({ fields, errors, onChange, ...preparing }: FieldsProps) => (
  <>
    <RadioCards
      label={labels.documentKind}
      name="documentKind"
      look="tall"
      options={DOCUMENT_KINDS.map((value) => ({ value, label: messages.kinds[value] }))}
      value={fields.documentKind}
      onValue={(documentKind) => onChange({ documentKind })}
      error={errors.documentKind}
    />
    <TextField
      label={labels.documentNumber}
      name="documentNumber"
      autoComplete="off"
      autoCapitalize="characters"
      maxLength={DOCUMENT_NUMBER_MAX}
      inputMode={fields.documentKind === 'nin' ? 'numeric' : undefined}
      value={fields.documentNumber}
      onChange={({ target }) => onChange({ documentNumber: target.value })}
      error={errors.documentNumber}
    />
    <ProofPictureField
      step="document"
      picture={fields.documentPicture}
      otherHash={fields.faceHash}
      onPicture={(documentPicture, documentHash) => onChange({ documentPicture, documentHash })}
      error={errors.documentPicture}
      {...preparing}
    />
  </>
)

const FaceFields = ({ fields, errors, onChange, ...preparing }: FieldsProps) => (
  <ProofPictureField
    step="face"
    picture={fields.facePicture}
    otherHash={fields.documentHash}
    onPicture={(facePicture, faceHash) => onChange({ facePicture, faceHash })}
    error={errors.facePicture}
    {...preparing}
  />
)

const FIELDS = { name: NameFields, document: DocumentFields, face: FaceFields }

type Props = {
  /** Those that have to be sent. */
  steps: readonly VerificationStep[]
  /** From the address; an earlier one is shown while it is not complete. */
  step: string | undefined
  fields: ProofFields
  onChange: (some: Partial<ProofFields>) => void
  onStep: (step: VerificationStep) => void
  onSend: () => Promise<void>
  /** What the server said of an earlier attempt. */
  rejection: { message: string; fields?: Readonly<Record<string, string>> | null } | null
}

/** The steps, one at a time. */
export function ProofForm({ steps, fields, onChange, onStep, onSend, rejection, ...props }: Props) {
  const now = useNow()
  const [errors, setErrors] = useState<ProofErrors>({})
  const [isPreparing, setIsPreparing] = useState(false)
  const errorsOf = (each: VerificationStep) => findProofErrors(each, fields, now)
  const step = stepToShow(steps, props.step, (each) => Object.keys(errorsOf(each)).length === 0)
  if (!step) return null
  const at = steps.indexOf(step)
  const [before, next] = [steps[at - 1], steps[at + 1]]
  const goOn = async () => {
    const found = errorsOf(step)
    setErrors(found)
    if (Object.keys(found).length > 0) return
    if (next) onStep(next)
    else await onSend()
  }
  const change = (some: Partial<ProofFields>) => {
    setErrors({})
    onChange(some)
  }
  const Fields = FIELDS[step]
  return (
    <Form key={step} ref={focusFirstEmpty} onSubmit={goOn}>
      <header>
        <p className="small soft">{messages.step(at + 1, steps.length)}</p>
        <h2>{messages.steps[step]}</h2>
      </header>
      {rejection && (
        <Notice tone="bad" title={messages.failed} alert>
          {rejection.message}
        </Notice>
      )}
      <Fields
        fields={fields}
        errors={{ ...rejection?.fields, ...errors }}
        onChange={change}
        isPreparing={isPreparing}
        onPreparing={setIsPreparing}
      />
      <Actions sticky pair>
        {before && (
          <Button tone="plain" onClick={() => onStep(before)}>
            {messages.back}
          </Button>
        )}
        <SubmitButton busy={isPreparing} busyLabel={next ? undefined : messages.sending}>
          {next ? messages.next : messages.send}
        </SubmitButton>
      </Actions>
    </Form>
  )
}
