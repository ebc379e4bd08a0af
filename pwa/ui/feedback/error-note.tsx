import type { ReactNode } from 'react'
import { Button } from '#pwa/ui/form/button.tsx'
import { messages } from '#pwa/ui/messages.ts'
import { Notice } from './notice.tsx'

type Props = { children?: ReactNode; onRetry?: (() => void) | undefined }

/** Shown in place of content that could not be loaded. */
export function ErrorNote({ children = messages.failed, onRetry }: Props) {
  // Without a network nothing is wrong with Onise or the user.
  const isOffline = !navigator.onLine
  return (
    <Notice
      tone={isOffline ? 'wait' : 'bad'}
      icon={isOffline ? 'offline' : 'alert'}
      alert
      action={
        onRetry && (
          <Button tone="plain" size="small" icon="retry" onClick={onRetry}>
            {messages.retry}
          </Button>
        )
      }
    >
      {children}
    </Notice>
  )
}
