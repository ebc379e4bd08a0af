import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useOnline } from '#pwa/api/online.ts'
import { discard, reopen, stopSending } from '#pwa/replica/outbox.ts'
import type { Unsent } from '#pwa/replica/unsent.ts'
import { useUnsentKnown } from '#pwa/replica/use-view.ts'
import { useSession } from '#pwa/session/session.tsx'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, CardActions, CardHead, CardText, CardTitle, Meta } from '../../ui/card.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Empty } from '../../ui/empty.tsx'
import { List } from '../../ui/list.tsx'
import { Progress } from '../../ui/progress.tsx'
import { toast } from '../../ui/toast-store.ts'
import { words } from './words.ts'

const { waitingList: say } = words

const TONES: Record<Unsent['state'], Tone> = { waiting: 'wait', sending: 'news', refused: 'bad' }

function whyItWaits({ state, words: refusal, attempts, isLate }: Unsent, online: boolean): string {
  if (state === 'refused') return refusal ?? say.refused
  const late = isLate ? `${say.late} ` : ''
  if (state === 'sending') return late + say.onItsWay
  return late + (online ? say.waitingOnline(attempts) : say.waitingOffline)
}

/** SYNC 1: after a day it is no longer merely saved. */
const stateWords = ({ state, isStopped, isLate }: Unsent) => {
  if (isStopped) return say.stopped
  return state === 'waiting' && isLate ? say.title : say[state]
}

function UnsentCard({ unsent, onDiscard }: { unsent: Unsent; onDiscard: () => void }) {
  const session = useSession()
  const router = useRouter()
  const { online } = useOnline()
  const { what, state, since, path, upload, isStopped, canStop } = unsent
  const edit = async () => {
    const to = await reopen(session, unsent.key)
    if (to) router.history.push(to)
  }
  const stop = async () => {
    if (!(await stopSending(session, unsent.key))) toast(say.tooLate, 'news')
  }
  return (
    <Card>
      <CardHead>
        <CardTitle>{what}</CardTitle>
        <Badge tone={isStopped ? 'still' : TONES[state]}>{stateWords(unsent)}</Badge>
      </CardHead>
      <CardText>{whyItWaits(unsent, online)}</CardText>
      {upload && <Progress {...upload} />}
      <Meta
        items={[
          {
            icon: 'clock',
            text: (
              <>
                {say.since} <DateText at={since} show="both" />
              </>
            ),
          },
        ]}
      />
      {(canStop || state !== 'sending') && (
        <CardActions>
          {canStop && (
            <Button size="small" tone="plain" icon="close" onClick={() => void stop()}>
              {say.stop}
            </Button>
          )}
          {path && state !== 'sending' && (
            <Button size="small" tone="plain" icon="edit" onClick={() => void edit()}>
              {say.edit}
            </Button>
          )}
          <Button size="small" tone="danger-plain" icon="delete" onClick={onDiscard}>
            {say.discard}
          </Button>
        </CardActions>
      )}
    </Card>
  )
}

/** All that was done here and has not reached Onise: what, since when, why, and what can be done about it. */
export function UnsentList() {
  const session = useSession()
  const known = useUnsentKnown()
  const unsent = known ?? []
  const [asked, setAsked] = useState<Unsent | null>(null)
  const isWaiting = unsent.some(({ state }) => state === 'waiting')
  const left = unsent.filter(({ state }) => state !== 'refused').length
  const [most, setMost] = useState(0)
  // As many as there were at once since the last time that nothing waited.
  if (left > most || (left === 0 && most > 0)) setMost(left)

  const letGo = async (going: Unsent) => {
    setAsked(null)
    const isGone = await discard(session, going.key)
    if (isGone) setMost(most - 1)
    toast(isGone ? say.discarded : say.tooLate, isGone ? 'good' : 'news')
  }
  return (
    <>
      {isWaiting && (
        <p>
          <Button icon="send" onClick={() => session.kick(true)}>
            {say.sendNow}
          </Button>
        </p>
      )}
      {most > left && <p className="soft">{say.progress(most - left, most)}</p>}
      <List
        items={known}
        keyOf={({ key }) => key}
        label={say.title}
        empty={<Empty title={say.empty}>{say.emptyText}</Empty>}
      >
        {(one) => <UnsentCard unsent={one} onDiscard={() => setAsked(one)} />}
      </List>
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={say.sure}
        actions={
          asked && (
            <>
              <Button tone="danger" onClick={() => void letGo(asked)}>
                {say.discard}
              </Button>
              <Button tone="plain" onClick={() => setAsked(null)}>
                {say.keep}
              </Button>
            </>
          )
        }
      >
        <p>{asked && say.sureText(asked.what)}</p>
      </Dialog>
    </>
  )
}
