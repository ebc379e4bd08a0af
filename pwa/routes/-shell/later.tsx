import type { ReactNode } from 'react'
import { Empty } from '#pwa/ui/empty.tsx'
import { Page } from '#pwa/ui/page.tsx'
import { later } from './later-words.ts'

/** A screen that comes with a later version says so, in the place where it will be. */
export function Later({
  title,
  children,
  action,
}: {
  title: string
  children: string
  action?: ReactNode
}) {
  return (
    <Page title={title} back="/dashboard">
      <Empty title={later.title} {...(action && { action })}>
        {children}
      </Empty>
    </Page>
  )
}
