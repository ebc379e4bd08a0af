import { useQuery } from '@tanstack/react-query'
import { messageFor } from '#pwa/api/errors.ts'
import { useSession } from '#pwa/session/session.tsx'
import { ErrorNote } from '#pwa/ui/feedback/error-note.tsx'
import { SkeletonList } from '#pwa/ui/feedback/skeleton.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { readClosing } from '#schema/contract/closing.ts'
import { Blockers } from './blockers.tsx'
import { CloseForm } from './close-form.tsx'
import { messages } from './messages.ts'

/** First what keeps the account open; without any of it, the form that closes it. */
export function CloseAccount({ onClosed }: { onClosed: () => void }) {
  const session = useSession()
  const { data, isError, error, isFetching, refetch } = useQuery({
    queryKey: [session.userId, readClosing.name],
    queryFn: ({ signal }) => session.call(readClosing, {}, { signal }),
    staleTime: 0,
  })
  const check = () => void refetch()
  if (!data && isError) return <ErrorNote onRetry={check}>{messageFor(error)}</ErrorNote>
  if (!data) return <SkeletonList look="rows" />
  if (data.blockers.length === 0) return <CloseForm onClosed={onClosed} onBlocked={check} />
  return (
    <div className="stack">
      <h2>{messages.blocked}</h2>
      <p className="soft">{messages.blockedNote}</p>
      <Blockers blockers={data.blockers} />
      <Button tone="plain" icon="retry" busy={isFetching} onClick={check}>
        {messages.refresh}
      </Button>
    </div>
  )
}
