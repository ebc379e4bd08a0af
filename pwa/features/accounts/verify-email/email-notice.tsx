import { useLocation, useNavigate } from '@tanstack/react-router'
import { messageFor } from '#pwa/api/errors.ts'
import { useUser } from '#pwa/session/session.tsx'
import { useCommand } from '#pwa/sync/use-command.ts'
import { useLeave } from '#pwa/ui/browser/use-leave.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import { sendEmailCode } from '#schema/contract/accounts.ts'
import { messages } from './messages.ts'

/**
 * For the screens whose commands the server refuses until the email is proven; afterwards they are continued. Its button
 * sends the code, so that the next screen only asks for it.
 */
export function EmailNotice() {
  const user = useUser()
  const here = useLocation({ select: ({ href }) => href })
  const navigate = useNavigate()
  const { run, busy } = useCommand(sendEmailCode)
  const open = useLeave(() =>
    navigate({ to: '/verify-email', search: { next: here }, replace: true }),
  )
  const openSent = useLeave(() =>
    navigate({ to: '/verify-email', search: { next: here, sent: 'yes' }, replace: true }),
  )
  if (!user || user.isEmailProven) return null
  const send = () =>
    run({}).then(
      ({ message }) => {
        toast(message)
        openSent()
      },
      (failure: unknown) => {
        toast(messageFor(failure), 'bad')
        // There an earlier code can be typed, and another one requested.
        open()
      },
    )
  return (
    <Notice
      tone="wait"
      title={messages.noticeTitle}
      action={
        <Button
          size="small"
          busy={busy}
          busyLabel={messages.requesting}
          onClick={() => void send()}
        >
          {messages.noticeAction}
        </Button>
      }
    >
      {messages.noticeText}
    </Notice>
  )
}
