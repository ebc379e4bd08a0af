import { useSearch } from '@tanstack/react-router'
import { messages } from '#pwa/routes/-tasker/messages.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'

/** Of a todo that an alert has found, which its address says: the way to fewer of them. */
export function AlertNote() {
  const { alert } = useSearch({ strict: false })
  if (!alert) return null
  return (
    <Notice
      tone="news"
      action={
        <LinkButton to="/alerts" search={{ alert }} tone="plain" size="small">
          {messages.fewerLikeThis}
        </LinkButton>
      }
    >
      {messages.foundByAlert}
    </Notice>
  )
}
