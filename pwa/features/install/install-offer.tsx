import { useView } from '#pwa/outbox/use-view.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { messages } from './messages.ts'
import { declineInstall, install, useCanInstall } from './prompt.ts'

/** Offers the installation once the user has posted a task or sent a proposal. */
export function InstallOffer() {
  const canInstall = useCanInstall()
  const hasOwnRows = useView(
    async (view) => (await view.rows('proposals')).length + (await view.rows('tasks')).length > 0,
    [],
  )
  if (!canInstall || !hasOwnRows) return null
  return (
    <Notice
      tone="news"
      icon="phone"
      title={messages.title}
      action={
        <span className="row">
          <Button size="small" onClick={() => void install()}>
            {messages.add}
          </Button>
          <Button size="small" tone="quiet" onClick={declineInstall}>
            {messages.later}
          </Button>
        </span>
      }
    >
      {messages.text}
    </Notice>
  )
}
