import type { ReactNode } from 'react'
import { Empty } from '#pwa/ui/display/empty.tsx'
import { Page } from '#pwa/ui/layout/page.tsx'
import { comingSoonMessages } from './coming-soon-messages.ts'

export type ComingSoonProps = { title: string; children: string; action?: ReactNode }

/** The screen of a route that is not built yet. */
export function ComingSoon({ title, children, action }: ComingSoonProps) {
  return (
    <Page title={title} back="/dashboard">
      <Empty title={comingSoonMessages.title} {...(action && { action })}>
        {children}
      </Empty>
    </Page>
  )
}
