import { useLocation } from '@tanstack/react-router'
import { useUser } from '#pwa/session/session.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { messages } from './messages.ts'

/** For the screens whose commands the server refuses until the email is proven; afterwards they are continued. */
export function EmailNotice() {
  const user = useUser()
  const here = useLocation({ select: ({ href }) => href })
  if (!user || user.isEmailProven) return null
  return (
    <Notice
      tone="wait"
      title={messages.noticeTitle}
      action={
        <LinkButton to="/verify-email" search={{ next: here }} replace size="small">
          {messages.noticeAction}
        </LinkButton>
      }
    >
      {messages.noticeText}
    </Notice>
  )
}
