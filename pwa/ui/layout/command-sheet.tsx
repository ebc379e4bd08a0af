import type { ReactNode } from 'react'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { Sheet } from './dialog.tsx'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  label: string
  busy: boolean
  busyLabel?: string
  /** Why the command cannot run now; null when it can. */
  disabledReason: string | null
  cancelLabel: string
  /** Of the command; that of one that cannot be undone, unless given. */
  tone?: 'danger' | 'primary'
  /** What the server answered when it refused. */
  failure: string | null
  onConfirm: () => void
  children: ReactNode
}

/** Asks before a command that cannot be undone, and shows why it failed. */
export function CommandSheet(props: Props) {
  const { label, busy, busyLabel, disabledReason, cancelLabel, failure, tone = 'danger' } = props
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={props.title}
      actions={
        <>
          <Button
            tone={tone}
            busy={busy}
            {...(busyLabel && { busyLabel })}
            disabledReason={disabledReason}
            onClick={props.onConfirm}
          >
            {label}
          </Button>
          <Button tone="plain" onClick={props.onClose}>
            {cancelLabel}
          </Button>
        </>
      }
    >
      <div className="stack">
        {props.children}
        {failure && (
          <Notice tone="bad" alert>
            {failure}
          </Notice>
        )}
      </div>
    </Sheet>
  )
}
