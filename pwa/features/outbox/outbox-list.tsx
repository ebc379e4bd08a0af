import { useState } from 'react'
import { useOnline, type WhyOffline } from '#pwa/api/online.ts'
import type { EntryView } from '#pwa/outbox/entry-view.ts'
import { discardEntry } from '#pwa/outbox/queue.ts'
import { useEntryActions } from '#pwa/outbox/use-outbox-entry.ts'
import { useAllUnsentEntries } from '#pwa/outbox/use-unsent-entries.ts'
import { useView } from '#pwa/outbox/use-view.ts'
import { useSession } from '#pwa/session/session.tsx'
import { Badge, type Tone } from '#pwa/ui/display/badge.tsx'
import { Card, CardActions, CardHead, CardText, CardTitle, Meta } from '#pwa/ui/display/card.tsx'
import { DateText } from '#pwa/ui/display/date-text.tsx'
import { Empty } from '#pwa/ui/display/empty.tsx'
import { Progress } from '#pwa/ui/display/progress.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import { Dialog } from '#pwa/ui/layout/dialog.tsx'
import { List } from '#pwa/ui/layout/list.tsx'
import type { TaskId } from '#schema/domain/ids.ts'
import { messages } from './messages.ts'

const TONES: Record<EntryView['state'], Tone> = {
  queued: 'wait',
  sending: 'news',
  sent: 'good',
  failed: 'bad',
}

function statusText(entry: EntryView, whyOffline: WhyOffline): string {
  const { state, reason, attempts, isLate, isDiscarded } = entry
  if (state === 'failed') return reason?.message ?? messages.failed
  if (isDiscarded) return messages.cancellingNote
  const late = isLate ? `${messages.late} ` : ''
  if (state === 'sending') return late + messages.beingSent
  return late + (whyOffline(messages.waitingOffline) ?? messages.waitingOnline(attempts))
}

function badgeText({ state, reason, isLate, isDiscarded }: EntryView): string {
  if (isDiscarded) return state === 'failed' ? messages.sentBefore : messages.cancelling
  if (reason?.isStopped) return messages.stopped
  return state === 'queued' && isLate ? messages.title : messages[state]
}

type CardProps = { entry: EntryView; onDiscard: () => void }

function EntryActions({ entry, onDiscard }: CardProps) {
  const actions = useEntryActions(entry.key)
  const isSending = entry.state === 'sending'
  if (entry.isDiscarded)
    return entry.state === 'failed' ? (
      <CardActions>
        <Button size="small" tone="plain" onClick={() => void actions.discard()}>
          {messages.dismiss}
        </Button>
      </CardActions>
    ) : null
  if (isSending && !entry.canStop) return null
  const stop = async () => {
    if (!(await actions.stop())) toast(messages.tooLate, 'news')
  }
  return (
    <CardActions>
      {entry.canStop && (
        <Button size="small" tone="plain" icon="close" onClick={() => void stop()}>
          {messages.stop}
        </Button>
      )}
      {entry.path && !isSending && (
        <Button size="small" tone="plain" icon="edit" onClick={() => void actions.edit()}>
          {messages.edit}
        </Button>
      )}
      <Button size="small" tone="danger-plain" icon="delete" onClick={onDiscard}>
        {messages.discard}
      </Button>
    </CardActions>
  )
}

/** The todo that it is about, with the stage if it names one; null when its title says that already. */
function useAbout({ ref, title, input }: EntryView): string | null {
  const task = useView((view) => view.task(ref as TaskId), [ref])
  if (!task || title.includes(task.title)) return null
  const stage = task.stages?.find(({ n }) => n === Number(input['n']))
  return stage ? `${task.title}: ${stage.title}` : task.title
}

function EntryCard({ entry, onDiscard }: CardProps) {
  const { whyOffline } = useOnline()
  const about = useAbout(entry)
  const isStill = entry.isDiscarded || entry.reason?.isStopped
  const since = (
    <>
      {messages.since} <DateText at={entry.queuedAt} show="both" />
    </>
  )
  return (
    <Card>
      <CardHead>
        <CardTitle>{entry.title}</CardTitle>
        <Badge tone={isStill ? 'still' : TONES[entry.state]}>{badgeText(entry)}</Badge>
      </CardHead>
      <CardText>{statusText(entry, whyOffline)}</CardText>
      {entry.upload && <Progress {...entry.upload} />}
      <Meta items={[about !== null && { text: about }, { icon: 'clock', text: since }]} />
      <EntryActions entry={entry} onDiscard={onDiscard} />
    </Card>
  )
}

type DiscardProps = {
  entry: EntryView | null
  onDiscard: (entry: EntryView) => void
  onClose: () => void
}

function DiscardDialog({ entry, onDiscard, onClose }: DiscardProps) {
  return (
    <Dialog
      open={entry !== null}
      onClose={onClose}
      title={messages.confirmDiscard}
      actions={
        entry && (
          <>
            <Button tone="danger" onClick={() => onDiscard(entry)}>
              {messages.discard}
            </Button>
            <Button tone="plain" onClick={onClose}>
              {messages.cancelDiscard}
            </Button>
          </>
        )
      }
    >
      <p>
        {entry?.maybeSent
          ? messages.confirmDiscardTried(entry.title, entry.canUndo)
          : entry && messages.confirmDiscardText(entry.title)}
      </p>
    </Dialog>
  )
}

/** The entries of the outbox that are not sent, with the reason and what can be done. */
export function OutboxList() {
  const session = useSession()
  const loaded = useAllUnsentEntries()
  const entries = loaded ?? []
  const [entryToDiscard, setEntryToDiscard] = useState<EntryView | null>(null)
  const isWaiting = entries.some(({ state }) => state === 'queued')
  const remaining = entries.filter(({ state }) => state !== 'failed').length
  // The most entries at once since the outbox was last empty: the total of the progress line.
  const [total, setTotal] = useState(0)
  if (remaining > total || (remaining === 0 && total > 0)) setTotal(remaining)

  const discard = async (entry: EntryView) => {
    setEntryToDiscard(null)
    const result = await discardEntry(session, entry.key)
    if (result === 'discarded') {
      setTotal(total - 1)
      toast(messages.discarded)
    } else toast(result === 'cancelling' ? messages.cancelStarted : messages.tooLate, 'news')
  }
  return (
    <>
      {isWaiting && (
        <p>
          <Button icon="send" onClick={() => session.requestSync(true)}>
            {messages.sendNow}
          </Button>
        </p>
      )}
      {total > remaining && <p className="soft">{messages.progress(total - remaining, total)}</p>}
      <List
        items={loaded}
        keyOf={({ key }) => key}
        label={messages.title}
        empty={<Empty title={messages.empty}>{messages.emptyText}</Empty>}
      >
        {(entry) => <EntryCard entry={entry} onDiscard={() => setEntryToDiscard(entry)} />}
      </List>
      <DiscardDialog
        entry={entryToDiscard}
        onDiscard={(entry) => void discard(entry)}
        onClose={() => setEntryToDiscard(null)}
      />
    </>
  )
}
