import { useState } from 'react'
import { messageFor } from '#pwa/api/errors.ts'
import { useOnline } from '#pwa/api/online.ts'
import { useCommand } from '#pwa/sync/use-command.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import { CommandSheet } from '#pwa/ui/layout/command-sheet.tsx'
import { blockUser, unblockUser } from '#schema/contract/trust.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { messages } from './messages.ts'

export type OtherUser = { _id: UserId; username: string }
type UnblockProps = { user: OtherUser; label: string; onDone: () => void }

export function UnblockButton({ user, label, onDone }: UnblockProps) {
  const { whyOffline } = useOnline()
  const { run, busy } = useCommand(unblockUser)
  const unblock = async () => {
    try {
      toast((await run({ id: user._id })).message)
      onDone()
    } catch (failure) {
      toast(messageFor(failure), 'bad')
    }
  }
  return (
    <Button
      tone="plain"
      size="small"
      busy={busy}
      disabledReason={whyOffline(messages.needsNetwork)}
      aria-label={`${label}: ${user.username}`}
      onClick={() => void unblock()}
    >
      {label}
    </Button>
  )
}

type SheetProps = { user: OtherUser; open: boolean; onClose: () => void; onBlocked: () => void }

/** Says what a block does before it is set. */
function BlockSheet({ user, open, onClose, onBlocked }: SheetProps) {
  const { whyOffline } = useOnline()
  const { run, busy, failure } = useCommand(blockUser)
  const block = async () => {
    try {
      await run({ id: user._id })
      onBlocked()
    } catch {
      // The failure is on the sheet.
    }
  }
  return (
    <CommandSheet
      open={open}
      onClose={onClose}
      title={messages.blockTitle(user.username)}
      label={messages.block}
      busy={busy}
      busyLabel={messages.loading}
      disabledReason={whyOffline(messages.needsNetwork)}
      cancelLabel={messages.close}
      failure={failure && messageFor(failure)}
      onConfirm={() => void block()}
    >
      {messages.blockText.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </CommandSheet>
  )
}

/** Blocks a user after a question; then it can be undone here. */
export function BlockButton({ user }: { user: OtherUser }) {
  const [state, setState] = useState<'shown' | 'asking' | 'blocked'>('shown')
  if (state === 'blocked') {
    const undo = (
      <UnblockButton user={user} label={messages.undo} onDone={() => setState('shown')} />
    )
    return (
      <Notice alert icon="shield" action={undo}>
        {messages.blocked(user.username)}
      </Notice>
    )
  }
  return (
    <>
      <Button tone="plain" size="small" icon="lock" onClick={() => setState('asking')}>
        {messages.block}
      </Button>
      <BlockSheet
        user={user}
        open={state === 'asking'}
        onClose={() => setState('shown')}
        onBlocked={() => setState('blocked')}
      />
    </>
  )
}
