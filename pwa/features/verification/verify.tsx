import { replaceWaiting } from '#pwa/outbox/placement.ts'
import { enqueue } from '#pwa/outbox/queue.ts'
import { useDraft } from '#pwa/outbox/use-draft.ts'
import { useUnsentEntry } from '#pwa/outbox/use-unsent-entries.ts'
import { useSession } from '#pwa/session/session.tsx'
import { useNow } from '#pwa/ui/browser/use-now.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import type { Me } from '#schema/contract/accounts.ts'
import { neededSteps, whyNotVerify, type VerificationStep } from '#schema/domain/verification.ts'
import { messages } from './messages.ts'
import { ProofForm } from './proof-form.tsx'
import { EMPTY_PROOF, proofInputOf, stepsOf, type ProofFields } from './proof.ts'
import { sendVerification, VERIFICATION } from './queueable.ts'
import { StateNotice, VerifiedNotice, WaitingProof } from './state-notice.tsx'

function WhatHappens() {
  return (
    <section className="stack stack-tight">
      <h2>{messages.whatHappens}</h2>
      <ul className="prose">
        {messages.promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
    </section>
  )
}

type Props = {
  me: Me
  /** From the address; none: what happens, or the state. */
  step: string | undefined
  onStep: (step: VerificationStep | undefined) => void
}

/** A row or server of an older version has no proof of identity. */
const latestOf = ({ verification }: Me) => verification ?? null

type StepsProps = Omit<Props, 'me'> & { steps: readonly VerificationStep[] }

function Steps({ steps, step, onStep }: StepsProps) {
  const session = useSession()
  const draft = useDraft<ProofFields>(VERIFICATION, EMPTY_PROOF)
  const rejection = useUnsentEntry(VERIFICATION)?.reason ?? null
  const send = async () => {
    const place = replaceWaiting(sendVerification, VERIFICATION)
    const input = proofInputOf(steps, draft.fields)
    await enqueue(session, sendVerification, input, { draft: VERIFICATION, place })
    onStep(undefined)
  }
  if (!draft.isReady) return null
  return (
    <ProofForm
      steps={steps}
      step={step}
      fields={draft.fields}
      onChange={draft.change}
      onStep={onStep}
      onSend={send}
      rejection={rejection}
    />
  )
}

function Begin({ me, onStep }: Omit<Props, 'step'>) {
  const latest = latestOf(me)
  const [first] = neededSteps(latest)
  const label = { needs_again: messages.sendAgain, refused: messages.tryAgain }
  const text = (latest && label[latest.state as keyof typeof label]) ?? messages.begin
  return (
    <>
      <WhatHappens />
      <p>{messages.need}</p>
      <Button wide onClick={() => onStep(first)}>
        {text}
      </Button>
    </>
  )
}

/** Why it cannot be sent now, or null. */
function whyNot(me: Me, now: number) {
  const latest = latestOf(me)
  const refusedAt = (latest?.refusedAt ?? []).map((at) => Date.parse(at))
  const { userType, isVerified } = me.user
  return whyNotVerify({ userType, isVerified, state: latest?.state ?? null, refusedAt }, now)
}

/** The state of the user's proof of identity, and its steps while it can be sent. */
export function Verify({ me, step, onStep }: Props) {
  const now = useNow()
  const entry = useUnsentEntry(VERIFICATION)
  const latest = latestOf(me)
  if (entry && entry.state !== 'failed')
    // What waits is changed in the form that it was sent from.
    return step !== undefined && entry.state === 'queued' ? (
      <Steps steps={stepsOf(entry.input)} step={step} onStep={onStep} />
    ) : (
      <WaitingProof entryKey={entry.key} />
    )
  const reason = whyNot(me, now)
  if (reason === 'wrong_role') return <Notice tone="news">{messages.administrator}</Notice>
  if (reason === 'already_verified')
    return <VerifiedNotice decidedAt={latest?.state === 'verified' ? latest.decidedAt : null} />
  if (reason === null && step !== undefined)
    return <Steps steps={neededSteps(latest)} step={step} onStep={onStep} />
  return (
    <div className="stack">
      {entry?.reason && (
        <Notice tone="bad" title={messages.failed} alert>
          {entry.reason.message}
        </Notice>
      )}
      {latest && <StateNotice latest={latest} now={now} />}
      {reason === null && <Begin me={me} onStep={onStep} />}
    </div>
  )
}
