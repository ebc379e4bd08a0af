import { useState } from 'react'
import { useChat } from '#pwa/features/chats/reads.ts'
import type { ShownMessage } from '#pwa/features/chats/shown-message.ts'
import type { OtherUser } from '#pwa/features/trust/block-button.tsx'
import { TrustActions } from '#pwa/features/trust/trust-actions.tsx'
import { ReadAloud } from '#pwa/speech/lazy-read-aloud.tsx'
import { Button, IconButton } from '#pwa/ui/form/button.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { Sheet } from '#pwa/ui/layout/dialog.tsx'
import type { UserId } from '#schema/domain/ids.ts'
import { messages } from './messages.ts'

const LATEST = 20

/** What the other user wrote last, without an answer in between. */
function newestTexts(all: readonly ShownMessage[]): string[] {
  let texts: string[] = []
  let isAnswered = false
  for (const { tick, text, deletedAt } of all) {
    if (tick === null && isAnswered) texts = []
    isAnswered = tick !== null
    if (tick === null && !deletedAt) texts.push(text)
  }
  return texts
}

function ReadNewest({ other }: { other: UserId }) {
  const written = useChat(other, { limit: LATEST })?.messages ?? []
  return <ReadAloud text={newestTexts(written).join('\n')} isNewest />
}

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
