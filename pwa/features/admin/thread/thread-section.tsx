import { useState } from 'react'
import { DecisionSheet } from '#pwa/features/admin/page/decision-sheet.tsx'
import { Section } from '#pwa/features/admin/page/section.tsx'
import { DateText } from '#pwa/ui/display/date-text.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { readConversation } from '#schema/contract/chats.ts'
import type { ResponseBody } from '#schema/contract/endpoint.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { messages } from './messages.ts'

type Message = ResponseBody<typeof readConversation>['messages'][number]
type Writer = { _id: UserId; username: string }

function Content({ text, kind, deletedAt, masked, file }: Message) {
  if (deletedAt) return <p className="soft">{messages.deleted}</p>
  return (
    <>
      {text && <p className="prose">{text}</p>}
      {file && (
        <a href={file} target="_blank" rel="noreferrer">
          {kind === 'voice' ? messages.voice : messages.picture}
        </a>
      )}
      {masked && <p className="small soft">{messages.masked}</p>}
    </>
  )
}

function Messages({ rows, nameOf }: { rows: readonly Message[]; nameOf: (id: UserId) => string }) {
  if (rows.length === 0) return <p className="soft">{messages.empty}</p>
  return (
    <ol role="list" className="stack">
      {rows.map((message) => (
        <li key={message._id}>
          <div className="spread">
            <span className="strong upper">{nameOf(message.sender)}</span>
            <span className="small soft">
              <DateText at={message.createdAt} show="both" />
              {message.editedAt && ` · ${messages.edited}`}
            </span>
          </div>
          <Content {...message} />
        </li>
      ))}
    </ol>
  )
}

/** The messages of two users, read with a reason that is stored. */
export function ThreadSection({ users }: { users: readonly [Writer, Writer] }) {
  const [rows, setRows] = useState<readonly Message[] | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [one, other] = users
  const first = rows?.[0]
  const hasOlder = rows === null || (first !== undefined && first.seq > 1)
  const nameOf = (id: UserId) => (id === one._id ? one : other).username
  return (
    <Section title={messages.title}>
      <p className="small soft">{messages.text}</p>
      {hasOlder && (
        <div>
          <Button tone="plain" size="small" onClick={() => setIsAsking(true)}>
            {rows ? messages.older : messages.read}
          </Button>
        </div>
      )}
      {rows && <Messages rows={rows} nameOf={nameOf} />}
      <DecisionSheet
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={messages.reasonTitle}
        endpoint={readConversation}
        label={messages.read}
        inputOf={(_fields, reason) => ({
          userId: one._id,
          otherUserId: other._id,
          ...(first && { before: String(first.seq) }),
          reason,
        })}
        onDone={({ messages: older }) => setRows([...older, ...(rows ?? [])])}
      />
    </Section>
  )
}
