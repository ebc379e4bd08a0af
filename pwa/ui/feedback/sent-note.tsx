import type { ReactNode } from 'react'
import { Notice } from './notice.tsx'

type Props = { isSent: boolean; sentTitle: string; savedTitle: string; children?: ReactNode }

/** Shown after a form was submitted: sent, or saved on this phone. */
export function SentNote({ isSent, sentTitle, savedTitle, children }: Props) {
  return (
    <div role="status">
      <Notice
        tone={isSent ? 'good' : 'wait'}
        icon={isSent ? 'done' : 'phone'}
        title={isSent ? sentTitle : savedTitle}
      >
        {children}
      </Notice>
    </div>
  )
}
