import { messageFor } from '#pwa/api/errors.ts'
import { DateText } from '#pwa/ui/display/date-text.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { formatTime } from '#pwa/ui/format/format-time.ts'
import { messages } from './messages.ts'
import type { ProofFile } from './proof.ts'
import type { Reserve } from './use-reserve.ts'

type Props = { file: ProofFile; reserve: Reserve }

function Decided({ verification: { state }, decidedAt }: ProofFile) {
  return (
    <Notice tone={state === 'verified' ? 'good' : 'news'} title={messages.states[state]}>
      {decidedAt && <DateText at={decidedAt} show="both" />}
    </Notice>
  )
}

const Take = ({ busy, take }: Pick<Reserve, 'busy' | 'take'>) => (
  <Button size="small" tone="plain" busy={busy} aria-keyshortcuts="T" onClick={() => void take()}>
    {messages.take}
  </Button>
)

/** Who has taken it, and until when. */
export function Reservation({ file, reserve }: Props) {
  const { isWaiting, isMine, until, other, busy, failure } = reserve
  const { takenUntil } = file.verification
  if (!isWaiting) return <Decided {...file} />
  if (isMine && until !== null)
    return <Notice icon="clock">{messages.yours(formatTime(until))}</Notice>
  if (other && takenUntil)
    return (
      <Notice
        tone="wait"
        alert
        title={messages.takenByOther(
          other.name || messages.anAdministrator,
          formatTime(takenUntil),
        )}
        action={<Take {...reserve} />}
      >
        {messages.takenText}
      </Notice>
    )
  if (failure)
    return (
      <Notice tone="bad" alert title={messages.notYours} action={<Take {...reserve} />}>
        {messageFor(failure)}
      </Notice>
    )
  if (busy || until === null)
    return (
      <p className="soft" role="status">
        {messages.taking}
      </p>
    )
  return (
    <Notice tone="wait" alert action={<Take {...reserve} />}>
      {messages.over}
    </Notice>
  )
}
