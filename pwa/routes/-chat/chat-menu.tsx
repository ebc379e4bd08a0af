import { useState } from 'react'
import { ReadNewest } from '#pwa/features/chats/thread/read-newest.tsx'
import type { OtherUser } from '#pwa/features/trust/block-button.tsx'
import { TrustActions } from '#pwa/features/trust/trust-actions.tsx'
import { Button, IconButton } from '#pwa/ui/form/button.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { Sheet } from '#pwa/ui/layout/dialog.tsx'
import { messages } from './messages.ts'

/** What can be done about the other user of a conversation. */
export function ChatMenu({ user }: { user: OtherUser }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <IconButton
        icon="more"
        label={messages.optionsFor(user.username)}
        onClick={() => setIsOpen(true)}
      />
      <Sheet
        open={isOpen}
        onClose={close}
        title={user.username}
        actions={
          <Button tone="plain" onClick={close}>
            {messages.close}
          </Button>
        }
      >
        <div className="stack">
          <LinkButton to="/profile/$id" params={{ id: user._id }} tone="plain">
            {messages.seeProfile}
          </LinkButton>
          <ReadNewest other={user._id} />
          <TrustActions user={user} target="user" targetId={user._id} />
        </div>
      </Sheet>
    </>
  )
}
