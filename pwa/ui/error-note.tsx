import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

type Props = { children?: ReactNode; onRetry?: (() => void) | undefined }

/** A load that failed, in place of what it should have brought (F28). */
export function ErrorNote({ children = "Couldn't load.", onRetry }: Props) {
  return (
    <Notice
      tone="bad"
      alert
      action={
        onRetry && (
          <Button tone="plain" size="small" icon="retry" onClick={onRetry}>
            Try again
          </Button>
        )
      }
    >
      {children}
    </Notice>
  )
}
