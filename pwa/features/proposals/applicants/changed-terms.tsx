import { TermsTable } from '#pwa/features/proposals/plan/terms-table.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import type { Applicant } from '#schema/contract/proposals.ts'
import { ERROR_MESSAGES } from '#schema/domain/messages/errors.ts'
import { messages } from './messages.ts'

type Props = {
  /** The version that the client looked at. */
  reviewed: Applicant
  current: Applicant
}

/** The client never pays for terms they have not seen. */
export function ChangedTerms({ reviewed, current }: Props) {
  return (
    <div className="stack">
      <Notice tone="wait" icon="alert" title={ERROR_MESSAGES.proposal_changed} alert>
        {reviewed.description !== current.description && messages.textChanged}
      </Notice>
      <TermsTable before={reviewed} after={current} labels={[messages.was, messages.is]} />
    </div>
  )
}
