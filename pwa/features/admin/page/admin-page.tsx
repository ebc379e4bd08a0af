import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useOnline } from '#pwa/api/online.ts'
import { messages } from '#pwa/features/admin/messages.ts'
import { AdminSearch } from '#pwa/features/admin/search/admin-search.tsx'
import {
  SecondFactorGate,
  useSecondFactor,
} from '#pwa/features/admin/second-factor/second-factor-gate.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { Page } from '#pwa/ui/layout/page.tsx'
import { useAdminNews } from './use-admin-news.ts'
import './admin-page.css'

type Props = {
  title: string
  note?: ReactNode
  /** Null on the dashboard, which leads back nowhere. */
  back?: LinkProps['to'] | null
  action?: ReactNode
  children: ReactNode
}

/** The frame of every screen of administrators. They work online only, and say so. */
export function AdminPage({ title, note, back = '/admin-dashboard', action, children }: Props) {
  const { whyOffline } = useOnline()
  const offline = whyOffline(messages.offline)
  const { mayPass } = useSecondFactor()
  useAdminNews(mayPass)
  return (
    <>
      {mayPass && <AdminSearch />}
      <Page
        title={title}
        note={note}
        {...(back && { back })}
        action={action && <div className="admin-action">{action}</div>}
      >
        {offline !== null && (
          <Notice tone="wait" alert>
            {offline}
          </Notice>
        )}
        <SecondFactorGate>{children}</SecondFactorGate>
      </Page>
    </>
  )
}
