import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { AdminPage } from '#pwa/features/admin/page/admin-page.tsx'
import { CodeText } from '#pwa/features/admin/page/code-text.tsx'
import { DecisionSheet } from '#pwa/features/admin/page/decision-sheet.tsx'
import { ErrorText } from '#pwa/features/admin/page/error-text.tsx'
import { jobName } from '#pwa/features/admin/page/job-name.ts'
import { Section } from '#pwa/features/admin/page/section.tsx'
import { useAdminQuery } from '#pwa/features/admin/page/use-admin-query.ts'
import { AdminTable, type Column } from '#pwa/features/admin/table/admin-table.tsx'
import { Ago } from '#pwa/ui/display/ago.tsx'
import { Badge } from '#pwa/ui/display/badge.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { listFailures, retryFailure } from '#schema/contract/admin-health.ts'
import type { ResponseBody } from '#schema/contract/endpoint.ts'
import { messages } from './messages.ts'

type Lists = ResponseBody<typeof listFailures>
type Webhook = Lists['webhooks'][number]
type Email = Lists['emails'][number]
type Job = Lists['jobs'][number]
type Retried = { kind: 'webhook' | 'email'; id: string; name: string; error: string }

const { columns: names } = messages

const RetryButton = ({ onRetry }: { onRetry: () => void }) => (
  <Button size="small" tone="plain" onClick={onRetry}>
    {messages.retry}
  </Button>
)

const webhookColumns = (onRetry: (retried: Retried) => void): Column<Webhook>[] => [
  { id: 'since', header: names.since, cell: ({ at }) => <Ago at={at} /> },
  { id: 'event', header: names.event, cell: ({ event }) => <CodeText code={event} /> },
  { id: 'error', header: names.error, cell: ({ error }) => <ErrorText error={error} /> },
  { id: 'attempts', header: names.attempts, align: 'end', cell: ({ attempts }) => attempts },
  {
    id: 'state',
    header: names.state,
    cell: ({ isGivenUp }) =>
      isGivenUp ? (
        <Badge tone="bad">{messages.givenUp}</Badge>
      ) : (
        <Badge tone="wait">{messages.triedAgain}</Badge>
      ),
  },
  {
    id: 'decide',
    header: names.decide,
    cell: ({ _id: id, event: name, error }) => (
      <RetryButton onRetry={() => onRetry({ kind: 'webhook', id, name, error })} />
    ),
  },
]

const emailColumns = (onRetry: (retried: Retried) => void): Column<Email>[] => [
  { id: 'since', header: names.since, cell: ({ at }) => <Ago at={at} /> },
  { id: 'subject', header: names.subject, cell: ({ subject }) => subject },
  { id: 'address', header: names.address, cell: ({ address }) => address },
  { id: 'error', header: names.error, cell: ({ error }) => <ErrorText error={error} /> },
  { id: 'attempts', header: names.attempts, align: 'end', cell: ({ attempts }) => attempts },
  {
    id: 'decide',
    header: names.decide,
    cell: ({ _id: id, subject: name, error }) => (
      <RetryButton onRetry={() => onRetry({ kind: 'email', id, name, error })} />
    ),
  },
]

const JOB_COLUMNS: readonly Column<Job>[] = [
  { id: 'job', header: names.job, cell: ({ name }) => jobName(name) },
  {
    id: 'succeeded',
    header: names.succeeded,
    cell: ({ succeededAt }) => <Ago at={succeededAt} />,
  },
]

function Retry({ retried, onClose }: { retried: Retried; onClose: () => void }) {
  const { kind, id, name, error } = retried
  return (
    <DecisionSheet
      open
      onClose={onClose}
      title={messages.retryTitle[kind]}
      endpoint={retryFailure}
      label={messages.retry}
      inputOf={() => ({ kind, id })}
      reasonHint={null}
    >
      <p>{name}</p>
      <ErrorText error={error} />
      <p className="soft">{messages.retryText[kind]}</p>
    </DecisionSheet>
  )
}

/** Webhooks and emails that failed, each with its last error, and jobs that are late. */
export function Failures() {
  const { data, failed, isStale, retry } = useAdminQuery(listFailures, {})
  const [retried, setRetried] = useState<Retried | null>(null)
  const [columns] = useState(() => ({
    webhooks: webhookColumns(setRetried),
    emails: emailColumns(setRetried),
  }))
  const state = { failed, isStale, onRetry: retry }
  return (
    <AdminPage title={messages.title} note={messages.note}>
      <Section title={messages.webhooks}>
        <AdminTable
          {...state}
          label={messages.webhooks}
          columns={columns.webhooks}
          rows={data?.webhooks}
          rowId={({ _id }) => _id}
          empty={messages.noWebhooks}
        />
      </Section>
      <Section title={messages.emails}>
        <AdminTable
          {...state}
          label={messages.emails}
          columns={columns.emails}
          rows={data?.emails}
          rowId={({ _id }) => _id}
          empty={messages.noEmails}
        />
      </Section>
      <Section title={messages.jobs}>
        <AdminTable
          {...state}
          label={messages.jobs}
          columns={JOB_COLUMNS}
          rows={data?.jobs}
          rowId={({ name }) => name}
          empty={messages.noJobs}
        />
        {data && data.jobs.length > 0 && (
          <p>
            <Link to="/admin/$" params={{ _splat: 'health' }}>
              {messages.toHealth}
            </Link>
          </p>
        )}
      </Section>
      {retried && <Retry retried={retried} onClose={() => setRetried(null)} />}
    </AdminPage>
  )
}
