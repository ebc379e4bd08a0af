import { Empty } from '#pwa/ui/empty.tsx'
import { Page } from '#pwa/ui/page.tsx'
import { words } from './words.ts'

/** A screen that comes with a later version says so, in the place where it will be. */
export function Later({ title, children }: { title: string; children: string }) {
  return (
    <Page title={title}>
      <Empty title={words.later.title}>{children}</Empty>
    </Page>
  )
}
