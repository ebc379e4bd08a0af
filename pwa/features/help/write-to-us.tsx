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

/** What a message is about: a todo, or a payment by the reference of its receipt. */
export type About = {
  task?: { _id: TaskId; title: string } | null | undefined
  payment?: string | undefined
}

const aboutText = ({ task, payment }: About): string | null => {
  if (task) return messages.about(task.title)
  return payment ? messages.aboutPayment(payment) : null
}

/** E-mail and WhatsApp, filled in with what it is about. */
export function Addresses({ about: { task, payment } }: { about: About }) {
  const auth = useAuth()
  const { data } = useQuery({
    queryKey: [readSupport.name],
    queryFn: ({ signal }) => auth.call(readSupport, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!data) return <p className="small soft">{messages.unknown}</p>
  const { email, whatsApp, phone } = data
  const text = aboutText({ task, payment }) ?? ''
  const about = task ? `${text} (${task._id})` : text
  const query = (name: string) => (about ? `?${name}=${encodeURIComponent(about)}` : '')
  if (!email && !whatsApp && !phone) return null
  return (
    <p>
      {messages.other} {email && <a href={`mailto:${email}${query('subject')}`}>{email}</a>}
      {email && whatsApp && ' · '}
      {whatsApp && (
        <a href={`https://wa.me/${whatsApp}${query('text')}`} target="_blank" rel="noopener">
          {messages.whatsApp} +{whatsApp}
        </a>
      )}
      {phone && (email || whatsApp) && ' · '}
      {phone && <a href={`tel:+${phone}`}>+{phone}</a>}
    </p>
  )
}

type Props = { about: About; text?: string | undefined }

/** Kept as a draft until it is sent. */
export function WriteToUs({ about, text = '' }: Props) {
  const { task, payment } = about
  const title = aboutText(about)
  const { whyOffline } = useOnline()
  const { run, failure } = useCommand(writeToSupport)
  const draft = useDraft(`support:${task?._id ?? payment ?? text}`, { text })
  const [answer, setAnswer] = useState<string | null>(null)
  const send = async () => {
    const input = {
      text: draft.fields.text,
      ...(task && { taskId: task._id }),
      ...(payment && { payment }),
    }
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
      {title && <p className="strong">{title}</p>}
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
      <SubmitButton busyLabel={messages.sending} disabledReason={whyOffline(messages.offline)}>
        {messages.send}
      </SubmitButton>
    </Form>
  )
}
