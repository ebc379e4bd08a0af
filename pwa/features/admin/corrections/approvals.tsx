import { useState } from 'react'
import { DecisionSheet } from '#pwa/features/admin/page/decision-sheet.tsx'
import { Section } from '#pwa/features/admin/page/section.tsx'
import { useAdminQuery } from '#pwa/features/admin/page/use-admin-query.ts'
import { AdminTable, type Column } from '#pwa/features/admin/table/admin-table.tsx'
import { Ago } from '#pwa/ui/display/ago.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { decideApproval, listApprovals } from '#schema/contract/approvals.ts'
import type { ResponseBody } from '#schema/contract/endpoint.ts'
import { messages } from './messages.ts'

type Approval = ResponseBody<typeof listApprovals>['approvals'][number]
const DECISIONS = ['approve', 'reject'] as const
type Open = { approval: Approval; decision: (typeof DECISIONS)[number] }

const { columns: names } = messages

const aboutOf = ({ user, task, subject }: Approval) =>
  user ? `${user.name} (${user.email})` : (task?.name ?? subject)

const columnsOf = (onDecide: (open: Open) => void): Column<Approval>[] => [
  { id: 'since', header: names.since, cell: ({ requestedAt }) => <Ago at={requestedAt} /> },
  { id: 'act', header: names.act, cell: ({ act }) => messages.acts[act] },
  { id: 'about', header: names.about, cell: aboutOf },
  { id: 'summary', header: names.summary, cell: ({ summary }) => summary },
  { id: 'reason', header: names.reason, cell: ({ reason }) => reason },
  { id: 'by', header: names.by, cell: ({ requestedBy }) => requestedBy?.name ?? messages.unknown },
  {
    id: 'decide',
    header: names.decide,
    cell: (approval) => (
      <div className="row">
        {DECISIONS.map((decision) => (
          <Button
            key={decision}
            size="small"
            tone="plain"
            onClick={() => onDecide({ approval, decision })}
          >
            {messages[decision]}
          </Button>
        ))}
      </div>
    ),
  },
]

function Decide({ approval, decision, onClose }: Open & { onClose: () => void }) {
  return (
    <DecisionSheet
      open
      onClose={onClose}
      title={messages.acts[approval.act]}
      endpoint={decideApproval}
      label={messages[decision]}
      inputOf={(_fields, reason) => ({ id: approval._id, decision, reason })}
    >
      <p>{aboutOf(approval)}</p>
      <p>{decision === 'approve' ? approval.summary : messages.rejectText}</p>
    </DecisionSheet>
  )
}

/** What one administrator asked for and may not do alone. */
export function Approvals() {
  const { data, failed, isStale, retry } = useAdminQuery(listApprovals, {})
  const [open, setOpen] = useState<Open | null>(null)
  const [columns] = useState(() => columnsOf(setOpen))
  return (
    <Section title={messages.approvals}>
      <AdminTable
        label={messages.approvals}
        columns={columns}
        rows={data?.approvals}
        rowId={({ _id }) => _id}
        empty={messages.approvalsEmpty}
        failed={failed}
        isStale={isStale}
        onRetry={retry}
      />
      {open && <Decide {...open} onClose={() => setOpen(null)} />}
    </Section>
  )
}
