import type { ReactNode } from 'react'
import { AdminPage } from '#pwa/features/admin/page/admin-page.tsx'
import { Empty } from '#pwa/ui/display/empty.tsx'
import { DecideReport, type DecideReportProps } from './decide-report.tsx'

type Props = Omit<DecideReportProps, 'id'> & {
  title: string
  /** Null when it is decided, or when it does not exist. */
  id: DecideReportProps['id'] | null
  gone: string
  /** What the decision is about. */
  children: ReactNode
}

/** A case beside its decision. */
export function CasePage({ title, id, gone, children, ...decision }: Props) {
  return (
    <AdminPage title={title}>
      {id === null ? (
        <Empty title={gone} />
      ) : (
        <div className="admin-columns">
          <div className="stack">{children}</div>
          <DecideReport id={id} {...decision} />
        </div>
      )}
    </AdminPage>
  )
}
