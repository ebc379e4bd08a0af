import { useReplica } from '#pwa/outbox/use-view.ts'
import { useNow } from '#pwa/ui/browser/use-now.ts'
import { dayOf } from '#schema/domain/days.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { messages } from './messages.ts'
import { PresenceLine } from './presence-line.tsx'
import { usePresences } from './use-presences.ts'
import './arrivals.css'

/** For the client: the digits of today, from this phone, and when the professional last came or left. */
export function ClientCode({ id, tasker }: { id: TaskId; tasker: string }) {
  const now = useNow()
  const latest = usePresences(id)?.at(-1)
  const row = useReplica(async ({ replica }) => (await replica.submissions.get(id)) ?? null, [id])
  if (row === undefined) return null
  const today = row?.arrivalCodes?.find(({ day }) => day === dayOf(now))
  return (
    <section className="stack stack-tight" aria-label={messages.title}>
      {latest && <PresenceLine presence={latest} now={now} />}
      {today ? (
        <>
          <p>
            {messages.clientCode}: <strong className="arrival-code">{today.digits}</strong>
          </p>
          <p className="small soft">{messages.clientHint(tasker)}</p>
        </>
      ) : (
        <p className="soft">{messages.notRead}</p>
      )}
    </section>
  )
}
