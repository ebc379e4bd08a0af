import { Empty } from '#pwa/ui/display/empty.tsx'
import { Page } from '#pwa/ui/layout/page.tsx'
import { comingSoonMessages } from './coming-soon-messages.ts'

/** The screen of a route that is not built yet. */
export function ComingSoon({ title, children }: { title: string; children: string }) {
  return (
    <Page title={title} back="/dashboard">
      <Empty title={comingSoonMessages.title}>{children}</Empty>
    </Page>
  )
}
