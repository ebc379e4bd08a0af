import { Empty } from '#pwa/ui/display/empty.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { Page } from '#pwa/ui/layout/page.tsx'
import type { homePathOf } from '#schema/domain/user.ts'
import { messages } from './not-found-messages.ts'

/** `home` is where the button leads. */
export function NotFound({ home }: { home: ReturnType<typeof homePathOf> | '/' }) {
  return (
    <Page title={messages.title} back={home}>
      <Empty title={messages.heading} action={<LinkButton to={home}>{messages.action}</LinkButton>}>
        {messages.text}
      </Empty>
    </Page>
  )
}
