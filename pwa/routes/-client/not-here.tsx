import { useOnline } from '#pwa/api/online.ts'
import { ErrorNote } from '#pwa/ui/error-note.tsx'
import { LinkButton } from '#pwa/ui/link-button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { words } from './words.ts'

/** Something that cannot be done with this todo now, and the way back. */
export function CannotHere({ children }: { children: string }) {
  return (
    <Notice
      tone="wait"
      icon="info"
      title={children}
      action={
        <LinkButton to="/client-dashboard" tone="plain" size="small">
          {words.goBack}
        </LinkButton>
      }
    />
  )
}

type Props = { failed: boolean; onRetry: () => void }

/** A todo that this phone does not know: no network, a failure, or nobody's. */
export function NotHere({ failed, onRetry }: Props) {
  const { online } = useOnline()
  if (!online) return <CannotHere>{words.notFoundOffline}</CannotHere>
  if (failed) return <ErrorNote onRetry={onRetry} />
  return <CannotHere>{words.notFound}</CannotHere>
}
