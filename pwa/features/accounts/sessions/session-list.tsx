import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { messageFor } from '#pwa/api/errors.ts'
import { useOnline } from '#pwa/api/online.ts'
import { useSession } from '#pwa/session/session.tsx'
import { useCommand } from '#pwa/sync/use-command.ts'
import { Badge } from '#pwa/ui/display/badge.tsx'
import { DateText } from '#pwa/ui/display/date-text.tsx'
import { Icon } from '#pwa/ui/display/icon.tsx'
import { RowItem } from '#pwa/ui/display/row-item.tsx'
import { ErrorNote } from '#pwa/ui/feedback/error-note.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import { CommandSheet } from '#pwa/ui/layout/command-sheet.tsx'
import { List } from '#pwa/ui/layout/list.tsx'
import {
  endOtherSessions,
  endSession,
  listSessions,
  type SessionRow,
} from '#schema/contract/sessions.ts'
import { LISTED_SESSIONS_MAX } from '#schema/domain/limits.ts'
import { messages } from './messages.ts'

/** The server names a device "Chrome on Android", or by the one that it knows (schema/domain/device-name.ts). */
function deviceText(device: string | null): string {
  if (device === null) return messages.unknownDevice
  const [browser, system] = device.split(' on ')
  return browser && system ? messages.deviceOn(browser, system) : device
}

type Props = { onEnded: () => void }

function EndButton({ _id: id, device, onEnded }: Pick<SessionRow, '_id' | 'device'> & Props) {
  const { whyOffline } = useOnline()
  const { run, busy } = useCommand(endSession)
  const end = async () => {
    try {
      toast((await run({ id })).message)
    } catch (failure) {
      toast(messageFor(failure), 'bad')
    }
    // After a failure too: it may have ended elsewhere.
    onEnded()
  }
  return (
    <Button
      tone="plain"
      size="small"
      busy={busy}
      busyLabel={messages.loading}
      disabledReason={whyOffline(messages.needsNetwork)}
      aria-label={`${messages.logOut}: ${deviceText(device)}`}
      onClick={() => void end()}
    >
      {messages.logOut}
    </Button>
  )
}

function SessionItem({ session, onEnded }: { session: SessionRow } & Props) {
  const { device, createdAt, seenAt, isCurrent } = session
  return (
    <RowItem
      lead={<Icon name="phone" />}
      title={deviceText(device)}
      note={
        <>
          {messages.firstUse} <DateText at={createdAt} show="near" />
          <br />
          {messages.lastUse} <DateText at={seenAt} show="near" />
        </>
      }
      end={
        isCurrent ? (
          <Badge tone="good">{messages.thisDevice}</Badge>
        ) : (
          <EndButton {...session} onEnded={onEnded} />
        )
      }
    />
  )
}

/** Asks first, since it cannot be undone. */
function EndOthers({ onEnded }: Props) {
  const { whyOffline } = useOnline()
  const [isOpen, setIsOpen] = useState(false)
  const { run, busy, failure } = useCommand(endOtherSessions)
  const end = async () => {
    try {
      toast((await run({})).message)
      setIsOpen(false)
      onEnded()
    } catch {
      // The failure is on the sheet.
    }
  }
  return (
    <>
      <Button tone="danger-plain" icon="log-out" onClick={() => setIsOpen(true)}>
        {messages.others}
      </Button>
      <CommandSheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={messages.othersTitle}
        label={messages.others}
        busy={busy}
        busyLabel={messages.loading}
        disabledReason={whyOffline(messages.needsNetwork)}
        cancelLabel={messages.cancel}
        failure={failure && messageFor(failure)}
        onConfirm={() => void end()}
      >
        <p>{messages.othersText}</p>
      </CommandSheet>
    </>
  )
}

/** The devices of the user, with buttons that end their sessions. */
export function SessionList() {
  const session = useSession()
  const { data, isError, error, refetch } = useQuery({
    queryKey: [session.userId, listSessions.name],
    queryFn: ({ signal }) => session.call(listSessions, {}, { signal }),
    staleTime: 0,
  })
  const reload = () => void refetch()
  if (isError && !data) return <ErrorNote onRetry={reload}>{messageFor(error)}</ErrorNote>
  const hasOthers = data?.sessions.some(({ isCurrent }) => !isCurrent)
  return (
    <div className="stack">
      <List
        items={data?.sessions}
        keyOf={({ _id }) => _id}
        look="rows"
        label={messages.list}
        empty={null}
        failed={isError}
        onRetry={reload}
      >
        {(each) => <SessionItem session={each} onEnded={reload} />}
      </List>
      {data && data.sessions.length >= LISTED_SESSIONS_MAX && (
        <p className="soft">{messages.latest(LISTED_SESSIONS_MAX)}</p>
      )}
      {data && !hasOthers && <p className="soft">{messages.onlyThis}</p>}
      {hasOthers && (
        <>
          <p className="soft">
            {messages.unknownHint} <Link to="/change-password">{messages.changePassword}</Link>
          </p>
          <EndOthers onEnded={reload} />
        </>
      )}
    </div>
  )
}
