import type { ReactNode } from 'react'
import { Button } from '#pwa/ui/form/button.tsx'
import { messages } from '#pwa/ui/messages.ts'
import { Notice } from './notice.tsx'

type Props = { children?: ReactNode; onRetry?: (() => void) | undefined }

/** Shown in place of content that could not be loaded. */
export function ErrorNote({ children = messages.failed, onRetry }: Props) {
  return (
    <Notice
      tone="bad"
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
