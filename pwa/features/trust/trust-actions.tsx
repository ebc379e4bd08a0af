import { useState } from 'react'
import { Button } from '#pwa/ui/form/button.tsx'
import type { ReportTarget } from '#schema/domain/report.ts'
import { BlockButton, type OtherUser } from './block-button.tsx'
import { messages } from './messages.ts'
import { ReportSheet } from './report-sheet.tsx'

type ReportProps = { target: ReportTarget; targetId: string }
/** `quiet` in a list, where it is beside each entry. */
type ButtonProps = ReportProps & { tone?: 'plain' | 'quiet' }

export function ReportButton({ tone = 'plain', ...report }: ButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button tone={tone} size="small" icon="alert" onClick={() => setIsOpen(true)}>
        {messages.report}
      </Button>
      <ReportSheet {...report} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}

/** Below a large picture of earlier work. */
export const reportWork = ({ _id }: { _id: string }) => (
  <ReportButton tone="quiet" target="workPicture" targetId={_id} />
)

/** Below a question about a todo. */
export const reportQuestion = ({ _id }: { _id: string }) => (
  <ReportButton tone="quiet" target="question" targetId={_id} />
)

/** Report what is shown, and block the user behind it. */
export function TrustActions({ user, ...report }: ReportProps & { user: OtherUser }) {
  return (
    <div className="row">
      <ReportButton {...report} />
      <BlockButton user={user} />
    </div>
  )
}
