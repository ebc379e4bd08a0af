import { useState } from 'react'
import { useDraft } from '#pwa/outbox/use-draft.ts'
import { useNow } from '#pwa/ui/browser/use-now.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { Form, SubmitButton } from '#pwa/ui/form/form.tsx'
import { keepDigits } from '#pwa/ui/form/keep-digits.ts'
import { TextField } from '#pwa/ui/form/text-field.tsx'
import { dayOf } from '#schema/domain/days.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { messages } from './messages.ts'
import { PresenceLine } from './presence-line.tsx'
import { arrivalDraftKey } from './queueable.ts'
import { usePresenceCommands, usePresences } from './use-presences.ts'

const EMPTY = { digits: '' }
const keepCode = keepDigits(4)

function CodeForm({
  id,
  onArrive,
}: {
  id: TaskId
  onArrive: (digits: string) => Promise<unknown>
}) {
  const { fields, change } = useDraft(arrivalDraftKey(id), EMPTY)
  return (
    <Form onSubmit={() => onArrive(fields.digits)}>
      <TextField
        label={messages.label}
        name="digits"
        hint={messages.hint}
        inputMode="numeric"
        autoComplete="off"
        pattern="[0-9]{4}"
        required
        data-message={messages.needed}
        value={fields.digits}
        onInput={keepCode}
        onChange={({ target }) => change({ digits: target.value })}
      />
      <SubmitButton tone="plain" icon="place" busyLabel={messages.saving}>
        {messages.arrive}
      </SubmitButton>
    </Form>
  )
}

/** For the professional: the client's code on arriving, a tap on leaving; both without a network. */
export function Arrival({ id }: { id: TaskId }) {
  const now = useNow()
  const presences = usePresences(id)
  const { arrive, leave, isWaiting, rejected } = usePresenceCommands(id)
  const [isAgain, setIsAgain] = useState(false)
  if (!presences) return null
  const latest = presences.findLast(({ at }) => dayOf(at) === dayOf(now))
  const isHere = latest?.kind === 'arrived'
  const isAsked = !latest || (isAgain && !isHere)
  return (
    <section className="stack stack-tight" aria-label={messages.title}>
      {rejected && (
        <Notice tone="bad" title={messages.failed} alert>
          {rejected}
        </Notice>
      )}
      {latest && <PresenceLine presence={latest} now={now} />}
      {isWaiting && <p className="small soft">{messages.saved}</p>}
      {isAsked ? (
        <CodeForm
          id={id}
          onArrive={async (digits) => {
            await arrive(digits)
            setIsAgain(false)
          }}
        />
      ) : (
        <div className="row">
          <Button
            tone="plain"
            size="small"
            icon="place"
            onClick={() => (isHere ? void leave() : setIsAgain(true))}
          >
            {isHere ? messages.leave : messages.again}
          </Button>
        </div>
      )}
    </section>
  )
}
