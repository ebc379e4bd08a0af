import { useLocation, useNavigate } from '@tanstack/react-router'
import { messageFor } from '#pwa/api/errors.ts'
import { useUser } from '#pwa/session/session.tsx'
import { useCommand } from '#pwa/sync/use-command.ts'
import { useReachesPhones } from '#pwa/sync/use-phone-channels.ts'
import { useLeave } from '#pwa/ui/browser/use-leave.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { sendEmailCode } from '#schema/contract/accounts.ts'
import { hasProvenContact } from '#schema/domain/user.ts'
import { messages } from './messages.ts'

/** Sends the code and opens the screen that only asks for it, which continues at `next`. Null when the user can be reached. */
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

/** For the screens whose commands the server refuses until the user can be reached; afterwards they are continued. */
export function EmailNotice() {
  const here = useLocation({ select: ({ href }) => href })
  const proof = useProveEmail()
  if (!proof) return null
  return <ProofNotice here={here} {...proof} />
}

type NoticeProps = { here: string; send: (next: string) => void; busy: boolean }

function ProofNotice({ here, send, busy }: NoticeProps) {
  const hasPhones = useReachesPhones()
  return (
    <Notice
      tone="wait"
      title={hasPhones ? messages.noticeTitleBoth : messages.noticeTitle}
      action={
        <div className="row">
          <Button
            size="small"
            busy={busy}
            busyLabel={messages.requesting}
            onClick={() => send(here)}
          >
            {messages.noticeAction}
          </Button>
          {hasPhones && (
            <LinkButton
              to="/phone-number"
              search={{ next: here }}
              replace
              size="small"
              tone="plain"
            >
              {messages.byPhone}
            </LinkButton>
          )}
        </div>
      }
    >
      {hasPhones ? messages.noticeTextBoth : messages.noticeText}
    </Notice>
  )
}
