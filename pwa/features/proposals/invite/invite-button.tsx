import { useState } from 'react'
import { Button } from '#pwa/ui/form/button.tsx'
import { InviteSheet, type Invitee } from './invite-sheet.tsx'
import { messages } from './messages.ts'

/** On the profile of a professional, for a client. */
export function InviteButton({ tasker }: { tasker: Invitee }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="small" icon="send" onClick={() => setIsOpen(true)}>
        {messages.invite}
      </Button>
      <InviteSheet tasker={tasker} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}
