import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageFor } from '#pwa/api/errors.ts'
import { useOnline } from '#pwa/api/online.ts'
import { useDraft } from '#pwa/outbox/use-draft.ts'
import { useAuth } from '#pwa/session/session.tsx'
import { useCommand } from '#pwa/sync/use-command.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { Form, SubmitButton } from '#pwa/ui/form/form.tsx'
import { TextArea } from '#pwa/ui/form/text-field.tsx'
import { readSupport, writeToSupport } from '#schema/contract/support.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { SUPPORT_TEXT_MAX } from '#schema/domain/limits.ts'
import { messages } from './messages.ts'

/** The todo that a message is about. */
export type AboutTask = { _id: TaskId; title: string } | null

/** E-mail and WhatsApp, filled in with the todo. */
export function Addresses({ task }: { task: AboutTask }) {
  const auth = useAuth()
  const { data } = useQuery({
    queryKey: [readSupport.name],
    queryFn: ({ signal }) => auth.call(readSupport, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!data) return <p className="small soft">{messages.unknown}</p>
  const { email, whatsApp } = data
  const about = task ? `${messages.about(task.title)} (${task._id})` : ''
  const query = (name: string) => (about ? `?${name}=${encodeURIComponent(about)}` : '')
  if (!email && !whatsApp) return null
  return (
    <p>
      {messages.other} {email && <a href={`mailto:${email}${query('subject')}`}>{email}</a>}
      {email && whatsApp && ' · '}
      {whatsApp && (
        <a href={`https://wa.me/${whatsApp}${query('text')}`} target="_blank" rel="noopener">
          {messages.whatsApp} +{whatsApp}
        </a>
      )}
    </p>
  )
}

type Props = { task: AboutTask; text?: string | undefined }

/** Kept as a draft until it is sent. */
export function WriteToUs({ task, text = '' }: Props) {
  const { online } = useOnline()
  const { run, failure } = useCommand(writeToSupport)
  const draft = useDraft(`support:${task?._id ?? text}`, { text })
  const [answer, setAnswer] = useState<string | null>(null)
  const send = async () => {
    const input = { text: draft.fields.text, ...(task && { taskId: task._id }) }
    const response = await run(input).catch(() => null)
    if (!response) return
    await draft.clear()
    setAnswer(response.message)
  }
  if (answer)
    return (
      <div role="status">
        <Notice
          title={messages.sent}
          action={
            <Button tone="plain" size="small" onClick={() => setAnswer(null)}>
              {messages.another}
            </Button>
          }
        >
          {answer}
        </Notice>
      </div>
    )
  return (
    <Form onSubmit={send}>
      {task && <p className="strong">{messages.about(task.title)}</p>}
      {failure && (
        <Notice tone="bad" alert>
          {messageFor(failure)}
        </Notice>
      )}
      <TextArea
        label={messages.text}
        name="text"
        hint={messages.textHint}
        data-message={messages.textRequired}
        limit={SUPPORT_TEXT_MAX}
        required
        value={draft.fields.text}
        onChange={({ target }) => draft.change({ text: target.value })}
      />
      <SubmitButton busyLabel={messages.sending} disabledReason={online ? null : messages.offline}>
        {messages.send}
      </SubmitButton>
    </Form>
  )
}
