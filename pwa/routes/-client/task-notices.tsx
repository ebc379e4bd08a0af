import { useOnline } from '#pwa/api/online.ts'
import { ErrorNote } from '#pwa/ui/feedback/error-note.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { messages } from './messages.ts'

/** Why something is not possible with a task, and the link back. */
export function NotPossible({ children }: { children: string }) {
  return (
    <Notice
      tone="wait"
      icon="info"
      title={children}
      action={
        <LinkButton to="/client-dashboard" tone="plain" size="small">
          {messages.goBack}
        </LinkButton>
      }
    />
  )
}

type Props = { failed: boolean; onRetry: () => void }

/** A task that is not on this phone: no network, a failed request, or no such task. */
export function TaskNotFound({ failed, onRetry }: Props) {
  const offline = useOnline().whyOffline(messages.notFoundOffline)
  if (offline !== null) return <NotPossible>{offline}</NotPossible>
  if (failed) return <ErrorNote onRetry={onRetry} />
  return <NotPossible>{messages.notFound}</NotPossible>
}
