import { useLocation, useNavigate } from '@tanstack/react-router'
import { messageFor } from '#pwa/api/errors.ts'
import { useUser } from '#pwa/session/session.tsx'
import { useCommand } from '#pwa/sync/use-command.ts'
import { useLeave } from '#pwa/ui/browser/use-leave.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import { sendEmailCode } from '#schema/contract/accounts.ts'
import { hasProvenContact } from '#schema/domain/user.ts'
import { messages } from './messages.ts'

/** Sends the code and opens the screen that only asks for it, which continues at `next`. Null when the email is proven. */
export function useProveEmail() {
  const user = useUser()
  const navigate = useNavigate()
  const { run, busy } = useCommand(sendEmailCode)
  const open = useLeave((search: { next: string; sent?: string }) =>
    navigate({ to: '/verify-email', search, replace: true }),
  )
  if (!user || hasProvenContact(user)) return null
  const send = (next: string) =>
    run({}).then(
      ({ message }) => {
        toast(message)
        open({ next, sent: 'yes' })
      },
      (failure: unknown) => {
        toast(messageFor(failure), 'bad')
        // There an earlier code can be typed, and another one requested.
        open({ next })
      },
    )
  return { send: (next: string) => void send(next), busy }
}

/** For the screens whose commands the server refuses until the email is proven; afterwards they are continued. */
export function EmailNotice() {
  const here = useLocation({ select: ({ href }) => href })
  const proof = useProveEmail()
  if (!proof) return null
  return (
    <Notice
      tone="wait"
      title={messages.noticeTitle}
      action={
        <Button
          size="small"
          busy={proof.busy}
          busyLabel={messages.requesting}
          onClick={() => proof.send(here)}
        >
          {messages.noticeAction}
        </Button>
      }
    >
      {messages.noticeText}
    </Notice>
  )
}
