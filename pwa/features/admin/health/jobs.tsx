import { useState } from 'react'
import { DecisionSheet } from '#pwa/features/admin/page/decision-sheet.tsx'
import { jobName } from '#pwa/features/admin/page/job-name.ts'
import { Section } from '#pwa/features/admin/page/section.tsx'
import { useRefetchAdmin } from '#pwa/features/admin/page/use-admin-query.ts'
import { AdminTable, type Column } from '#pwa/features/admin/table/admin-table.tsx'
import { Ago } from '#pwa/ui/display/ago.tsx'
import { Badge } from '#pwa/ui/display/badge.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { runJobNow, type readHealth } from '#schema/contract/admin-health.ts'
import type { ResponseBody } from '#schema/contract/endpoint.ts'
import { RUNNABLE_JOBS, type RunnableJob } from '#schema/domain/counters.ts'
import { messages } from './messages.ts'

type Job = ResponseBody<typeof readHealth>['jobs'][number]

const runnableOf = ({ name, canRun }: Job) =>
  canRun ? RUNNABLE_JOBS.find((runnable) => runnable === name) : undefined

const columnsOf = (onRun: (job: RunnableJob) => void): Column<Job>[] => [
  { id: 'job', header: messages.columns.job, cell: ({ name }) => jobName(name) },
  {
    id: 'succeeded',
    header: messages.columns.succeeded,
    cell: ({ succeededAt }) => <Ago at={succeededAt} />,
  },
  {
    id: 'state',
    header: messages.columns.state,
    cell: ({ isLate, failure }) => (
      <>
        <Badge tone={isLate ? 'bad' : 'good'}>{isLate ? messages.late : messages.onTime}</Badge>
        {failure && (
          <p className="small">
            {messages.failedRun} <Ago at={failure.at} />
            {': '}
            {failure.error}
          </p>
        )}
      </>
    ),
  },
  {
    id: 'run',
    header: messages.columns.run,
    cell: (job) => {
      const runnable = runnableOf(job)
      return (
        runnable && (
          <Button size="small" tone="plain" onClick={() => onRun(runnable)}>
            {messages.run}
          </Button>
        )
      )
    },
  },
]

/** The late ones first. */
const inOrder = (jobs: readonly Job[]) =>
  jobs.toSorted(
    (a, b) => Number(b.isLate) - Number(a.isLate) || jobName(a.name).localeCompare(jobName(b.name)),
  )

/** When each job last succeeded, and the way to run some of them at once. */
export function Jobs({ jobs }: { jobs: readonly Job[] }) {
  const refetch = useRefetchAdmin()
  const [running, setRunning] = useState<RunnableJob | null>(null)
  const [columns] = useState(() => columnsOf(setRunning))
  return (
    <Section title={messages.jobs}>
      <AdminTable
        label={messages.jobs}
        columns={columns}
        rows={inOrder(jobs)}
        rowId={({ name }) => name}
        empty={messages.noJobs}
        failed={false}
        onRetry={() => void refetch()}
      />
      {running && (
        <DecisionSheet
          open
          onClose={() => setRunning(null)}
          title={messages.runTitle(jobName(running))}
          endpoint={runJobNow}
          label={messages.run}
          inputOf={() => ({ job: running })}
          reasonHint={null}
        >
          <p>{messages.runText}</p>
        </DecisionSheet>
      )}
    </Section>
  )
}
