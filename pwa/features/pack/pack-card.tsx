import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useOnline } from '#pwa/api/online.ts'
import { useReplica } from '#pwa/outbox/use-view.ts'
import { useSession } from '#pwa/session/session.tsx'
import { readNow } from '#pwa/ui/browser/clock.ts'
import { useDataSaver } from '#pwa/ui/browser/data-saver.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { formatSize } from '#pwa/ui/format/format-size.ts'
import { formatMoment, formatTime, lagosDay } from '#pwa/ui/format/format-time.ts'
import '#pwa/ui/display/progress.css'
import { checkPack, type PackState } from './check-pack.ts'
import { fillPack, usePackRun } from './fill-pack.ts'
import { readPackChanges } from './keep-pack.ts'
import { messages } from './messages.ts'
import type { PackPart, Phone } from './part.ts'

/** Tasks whose missing parts are named. */
const NAMED_MAX = 3

/** Checked again after each pull and each run, in whichever tab. */
function usePackState(phone: Phone, parts: readonly PackPart[]): PackState | undefined {
  const ended = usePackRun((run) => run.ended)
  const { session } = phone
  const changes = useReplica(
    async ({ replica }) => [
      ended,
      await replica.getMeta('lastPullAt'),
      await readPackChanges(session),
    ],
    [session, ended],
  )
  const [state, setState] = useState<PackState>()
  useEffect(() => {
    if (changes === undefined) return
    let isOver = false
    checkPack(phone, parts).then(
      (checked) => isOver || setState(checked),
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [phone, parts, changes])
  return state
}

const timeOf = (at: number, now = readNow()) =>
  lagosDay(at) === lagosDay(now) ? formatTime(at) : formatMoment(at, now)

function Saving({ done, total }: { done: number; total: number }) {
  return (
    <Notice tone="news" icon="phone" title={messages.saving}>
      <div className="progress">
        <progress className="progress-bar" aria-label={messages.saving} value={done} max={total} />
        <span className="small soft tabular">{messages.progress(done, total)}</span>
      </div>
    </Notice>
  )
}

/** Why it is missing, if the phone knows. */
function useReason(): string | null {
  const { whyOffline } = useOnline()
  const problem = usePackRun((run) => run.problem)
  const isSaving = useDataSaver()
  const offline = whyOffline(messages.offline)
  if (offline) return offline
  if (problem) return messages.problems[problem]
  return isSaving ? messages.saver : null
}

function Incomplete({ missing, onGet }: Pick<PackState, 'missing'> & { onGet: () => void }) {
  const { online } = useOnline()
  const reason = useReason()
  const more = missing.length - NAMED_MAX
  return (
    <Notice
      tone="wait"
      icon="phone"
      title={messages.incomplete}
      action={
        online && (
          <Button size="small" tone="plain" icon="retry" onClick={onGet}>
            {messages.getNow}
          </Button>
        )
      }
    >
      {missing.slice(0, NAMED_MAX).map(({ title, parts }) => (
        <p key={title}>
          {messages.missing(title, parts.map((part) => messages.parts[part]).join(', '))}
        </p>
      ))}
      {more > 0 && <p>{messages.missingMore(more)}</p>}
      {reason && <p className="small soft">{reason}</p>}
    </Notice>
  )
}

/** Whether all that the professional needs for the next two days is on this phone, and what is missing. */
export function PackCard({ parts }: { parts: readonly PackPart[] }) {
  const session = useSession()
  const queries = useQueryClient()
  const phone = useMemo(() => ({ session, queries }), [session, queries])
  const state = usePackState(phone, parts)
  const progress = usePackRun((run) => run.progress)
  if (!state || state.tasks === 0 || state.at === null) return null
  if (progress) return <Saving {...progress} />
  if (state.missing.length > 0)
    return <Incomplete missing={state.missing} onGet={() => void fillPack(phone, parts, true)} />
  return (
    <Notice icon="phone" title={messages.ready}>
      {messages.readyText(state.tasks, formatSize(state.bytes), timeOf(state.at))}
    </Notice>
  )
}
