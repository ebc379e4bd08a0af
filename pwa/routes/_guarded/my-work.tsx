import { createFileRoute } from '@tanstack/react-router'
import { messages } from '#pwa/features/works/messages.ts'
import { MyWork } from '#pwa/features/works/my-work.tsx'
import { MissingUser } from '#pwa/routes/-shell/missing-user.tsx'
import { useUser } from '#pwa/session/session.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { Page } from '#pwa/ui/layout/page.tsx'

export const Route = createFileRoute('/_guarded/my-work')({ component: MyWorkScreen })

function MyWorkScreen() {
  const user = useUser()
  return (
    <Page title={messages.title} note={messages.note} back="/dashboard">
      {!user && <MissingUser />}
      {user && user.userType !== 'tasker' && <Notice>{messages.onlyTaskers}</Notice>}
      {user?.userType === 'tasker' && <MyWork trade={user.trade} />}
    </Page>
  )
}
