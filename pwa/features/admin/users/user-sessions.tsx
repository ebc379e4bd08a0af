import { useState } from 'react'
import { DecisionSheet } from '#pwa/features/admin/page/decision-sheet.tsx'
import { Section } from '#pwa/features/admin/page/section.tsx'
import { useAdminQuery } from '#pwa/features/admin/page/use-admin-query.ts'
import { useSession } from '#pwa/session/session.tsx'
import { Ago } from '#pwa/ui/display/ago.tsx'
import { DateText } from '#pwa/ui/display/date-text.tsx'
import { ErrorNote } from '#pwa/ui/feedback/error-note.tsx'
import { SkeletonList } from '#pwa/ui/feedback/skeleton.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { endUserSessions, listUserSessions } from '#schema/contract/admin-desk.ts'
import type { ResponseBody } from '#schema/contract/endpoint.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { messages } from './desk-messages.ts'

type Session = ResponseBody<typeof listUserSessions>['sessions'][number]
type Props = { id: UserId }

const deviceOf = ({ device }: Session) => device ?? messages.device

/** `session` is null for all of them. */
type EndProps = Props & { session: Session | null; onClose: () => void }

function EndSessions({ id, session, onClose }: EndProps) {
  return (
    <DecisionSheet
      open
      onClose={onClose}
      title={session ? messages.endSessionTitle(deviceOf(session)) : messages.endAllTitle}
      endpoint={endUserSessions}
      label={session ? messages.endSession : messages.endAll}
      tone="danger"
      inputOf={(_, reason) => ({ id, ...(session && { session: session._id }), reason })}
    >
      <p>{messages.endText}</p>
    </DecisionSheet>
  )
}

function Sessions({ id, sessions }: Props & { sessions: readonly Session[] }) {
  const { userId } = useSession()
  const [ending, setEnding] = useState<Session | 'all' | null>(null)
  if (sessions.length === 0) return <p className="soft">{messages.noSessions}</p>
  // Own sessions are ended on the page of the own devices.
  const mayEnd = id !== userId
  return (
    <>
      <ul role="list" className="stack">
        {sessions.map((session) => (
          <li key={session._id} className="spread">
            <div>
              <div className="strong">{deviceOf(session)}</div>
              <div className="small soft">
                {`${messages.seen} `}
                <Ago at={session.seenAt} />
                {`, ${messages.since} `}
                <DateText at={session.createdAt} />
              </div>
            </div>
            {mayEnd && (
              <Button size="small" tone="plain" onClick={() => setEnding(session)}>
                {messages.endSession}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayEnd && (
        <div>
          <Button tone="plain" onClick={() => setEnding('all')}>
            {messages.endAll}
          </Button>
        </div>
      )}
      {ending && (
        <EndSessions
          id={id}
          session={ending === 'all' ? null : ending}
          onClose={() => setEnding(null)}
        />
      )}
    </>
  )
}

/** Where the user is signed in, and the end of it. */
export function UserSessions({ id }: Props) {
  const { data, failed, retry } = useAdminQuery(listUserSessions, { id })
  return (
    <Section title={messages.sessions}>
      {failed && <ErrorNote onRetry={retry} />}
      {!data && !failed && <SkeletonList look="rows" />}
      {data && <Sessions id={id} sessions={data.sessions} />}
    </Section>
  )
}
