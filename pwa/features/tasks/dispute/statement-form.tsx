import { useState } from 'react'
import { EvidenceField } from '#pwa/features/tasks/evidence/evidence-field.tsx'
import { NO_EVIDENCE, type EvidenceFields } from '#pwa/features/tasks/evidence/evidence.ts'
import type { EntryView } from '#pwa/outbox/entry-view.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { Form, SubmitButton } from '#pwa/ui/form/form.tsx'
import { Select } from '#pwa/ui/form/select.tsx'
import { TextArea } from '#pwa/ui/form/text-field.tsx'
import { StatementText } from '#schema/contract/disputes.schemas.ts'
import { findFieldIssues } from '#schema/contract/field-issues.ts'
import { DISPUTE_REASONS } from '#schema/domain/dispute.ts'
import { STATEMENT_MAX } from '#schema/domain/limits.ts'
import { DISPUTE_MESSAGES } from '#schema/domain/messages/disputes.ts'
import { hasVisibleText } from '#schema/domain/text.ts'
import { messages } from './messages.ts'

export type StatementFields = EvidenceFields & { reason: string; statement: string }
export const EMPTY_STATEMENT: StatementFields = { ...NO_EVIDENCE, reason: '', statement: '' }

const listReasons = () =>
  DISPUTE_REASONS.map((value) => ({ value, label: DISPUTE_MESSAGES.reasons[value] }))

function validateStatement(statement: string): string | undefined {
  if (!hasVisibleText(statement)) return messages.statementRequired
  return findFieldIssues(StatementText, { statement }).get('statement')?.message
}

type Props = {
  fields: StatementFields
  onChange: (some: Partial<StatementFields>) => void
  /** What the server rejected of an earlier attempt. */
  rejected: EntryView | null
  /** Of the opening; an answer has no reason of its own. */
  hasReason?: boolean
  label: string
  onSubmit: (fields: StatementFields) => Promise<void>
}

/** What one side says, with its evidence. */
export function StatementForm(props: Props) {
  const { fields, onChange, rejected, hasReason = false, label, onSubmit } = props
  const [error, setError] = useState<string>()
  const [isPreparing, setIsPreparing] = useState(false)
  const submit = async () => {
    const statement = fields.statement.trim()
    const problem = validateStatement(statement)
    if (!problem) return onSubmit({ ...fields, statement })
    setError(problem)
  }
  return (
    <Form onSubmit={submit}>
      {rejected && (
        <Notice tone="bad" title={messages.failedTitle} alert>
          {rejected.reason?.message}
        </Notice>
      )}
      {hasReason && (
        <Select
          label={messages.reason}
          name="reason"
          placeholder={messages.chooseReason}
          data-message={messages.chooseReason}
          options={listReasons()}
          value={fields.reason}
          onChange={({ target }) => onChange({ reason: target.value })}
          required
        />
      )}
      <TextArea
        label={messages.statement}
        name="statement"
        rows={6}
        limit={STATEMENT_MAX}
        value={fields.statement}
        onChange={({ target }) => {
          setError(undefined)
          onChange({ statement: target.value })
        }}
        hint={messages.statementHint}
        error={error}
      />
      <EvidenceField fields={fields} onChange={onChange} onBusy={setIsPreparing} />
      <SubmitButton icon="send" busy={isPreparing}>
        {label}
      </SubmitButton>
    </Form>
  )
}
