import { useEffect, useRef, useState } from 'react'
import { DecisionSheet } from '#pwa/features/admin/page/decision-sheet.tsx'
import { RadioCards } from '#pwa/ui/form/radio-cards.tsx'
import { Select } from '#pwa/ui/form/select.tsx'
import { TextArea } from '#pwa/ui/form/text-field.tsx'
import { decideVerification } from '#schema/contract/admin-verifications.ts'
import { AUDIT_REASON_MAX } from '#schema/domain/limits.ts'
import { VERIFICATION_MESSAGES } from '#schema/domain/messages/verification.ts'
import {
  isStepReason,
  REFUSALS,
  STEP_REASONS,
  VERIFICATION_STEPS,
  type VerificationDecision,
  type VerificationStep,
} from '#schema/domain/verification.ts'
import { messages } from './messages.ts'
import type { Proof } from './proof.ts'

type Props = { proof: Proof; onClose: () => void; onDone: () => void }

const noteOf = (reason: string) => (reason ? { reason } : {})

const Note = () => (
  <TextArea
    name="reason"
    label={messages.auditNote}
    hint={messages.auditNoteHint}
    rows={2}
    maxLength={AUDIT_REASON_MAX}
    optional
  />
)

/** The first thing that the keys of a hundred decisions a day need: a choice, or the button. */
function useFormFocus(selector: string) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(
    () => ref.current?.closest('form')?.querySelector<HTMLElement>(selector)?.focus(),
    [selector],
  )
  return ref
}

function Approve({ proof, ...rest }: Props) {
  const ref = useFormFocus('[type=submit]')
  return (
    <DecisionSheet
      open
      {...rest}
      title={messages.verifyTitle(proof.user.username)}
      endpoint={decideVerification}
      label={messages.verify}
      reasonHint={null}
      inputOf={(_, reason) => ({ id: proof._id, decision: 'verified' as const, ...noteOf(reason) })}
    >
      <div ref={ref}>{messages.verifyText}</div>
      <Note />
    </DecisionSheet>
  )
}

const optionsOf = (step: VerificationStep) => {
  const labels: Readonly<Record<string, string>> = messages.reasons[step]
  return [
    { value: '', label: messages.notNeeded },
    ...STEP_REASONS[step].map((value) => ({ value, label: labels[value] ?? value })),
  ]
}

const readsOf = (step: VerificationStep, reason: string) => {
  const text = (VERIFICATION_MESSAGES.reasons[step] as Readonly<Record<string, string>>)[reason]
  return text && messages.reads(text)
}

const NOTHING: Record<VerificationStep, string> = { name: '', document: '', face: '' }

function AskAgain({ proof, ...rest }: Props) {
  const ref = useFormFocus('select')
  const [chosen, setChosen] = useState(NOTHING)
  const again = VERIFICATION_STEPS.map((step) => ({ step, reason: chosen[step] })).filter(
    isStepReason,
  )
  return (
    <DecisionSheet
      open
      {...rest}
      title={messages.againTitle(proof.user.username)}
      endpoint={decideVerification}
      label={messages.again}
      reasonHint={null}
      inputOf={(_, reason) => ({
        id: proof._id,
        decision: 'needs_again' as const,
        again,
        ...noteOf(reason),
      })}
    >
      <div ref={ref} className="stack">
        {VERIFICATION_STEPS.map((step) => (
          <Select
            key={step}
            label={messages.steps[step]}
            hint={readsOf(step, chosen[step])}
            options={optionsOf(step)}
            value={chosen[step]}
            onChange={({ target }) => setChosen({ ...chosen, [step]: target.value })}
          />
        ))}
      </div>
      <Note />
    </DecisionSheet>
  )
}

function Refuse({ proof, ...rest }: Props) {
  const ref = useFormFocus('[type=radio]')
  return (
    <DecisionSheet
      open
      {...rest}
      title={messages.refuseTitle(proof.user.username)}
      endpoint={decideVerification}
      label={messages.refuse}
      tone="danger"
      reasonHint={null}
      inputOf={(fields, reason) => {
        const refusal = REFUSALS.find((each) => each === fields.get('refusal'))
        return {
          id: proof._id,
          decision: 'refused' as const,
          ...(refusal && { refusal }),
          ...noteOf(reason),
        }
      }}
    >
      <div ref={ref}>{messages.refuseText}</div>
      <RadioCards
        name="refusal"
        label={messages.refusal}
        look="tall"
        options={REFUSALS.map((value) => ({
          value,
          label: messages.refusals[value],
          note: messages.reads(VERIFICATION_MESSAGES.refusals[value]),
        }))}
        required
        requiredMessage={messages.refusalRequired}
      />
      <Note />
    </DecisionSheet>
  )
}

const SHEETS = { verified: Approve, needs_again: AskAgain, refused: Refuse }

/** The decision with its reasons, before it is sent. */
export function DecideVerification({
  decision,
  ...rest
}: Props & { decision: VerificationDecision }) {
  const Sheet = SHEETS[decision]
  return <Sheet {...rest} />
}
