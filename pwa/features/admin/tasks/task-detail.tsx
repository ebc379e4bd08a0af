import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { AdminPage } from '#pwa/features/admin/page/admin-page.tsx'
import { Facts } from '#pwa/features/admin/page/facts.tsx'
import { Section } from '#pwa/features/admin/page/section.tsx'
import { useAdminQuery } from '#pwa/features/admin/page/use-admin-query.ts'
import { DateText } from '#pwa/ui/display/date-text.tsx'
import { Naira } from '#pwa/ui/display/naira.tsx'
import { ErrorNote } from '#pwa/ui/feedback/error-note.tsx'
import { SkeletonList } from '#pwa/ui/feedback/skeleton.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { formatDate } from '#pwa/ui/format/format-time.ts'
import { readTaskFile } from '#schema/contract/admin-users.ts'
import type { ResponseBody } from '#schema/contract/endpoint.ts'
import { findTask } from '#schema/contract/task-reads.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { statusLabelOf } from '#schema/domain/task.ts'
import { messages } from './detail-messages.ts'
import { messages as listMessages } from './messages.ts'
import { RemoveTask } from './remove-task.tsx'
import {
  Journals,
  MaterialsRecords,
  Proposals,
  StageRecords,
  Submissions,
  Timeline,
} from './task-records.tsx'

type TaskFile = ResponseBody<typeof readTaskFile>
type Found = ResponseBody<typeof findTask>

function UserLink({ user }: { user: TaskFile['client'] }) {
  return (
    <Link to="/admin/$" params={{ _splat: `users/${user._id}` }}>
      {user.username}
    </Link>
  )
}

function Disputes({ disputes }: Pick<TaskFile, 'disputes'>) {
  return disputes.map(({ _id, openedAt, closedAt }) => (
    <div key={_id}>
      <DateText at={openedAt} show="both" />
      {' · '}
      {closedAt ? (
        messages.endedDispute
      ) : (
        <Link to="/admin/$" params={{ _splat: `disputes/${_id}` }}>
          {messages.openDispute}
        </Link>
      )}
    </div>
  ))
}

function About({ file, found }: { file: TaskFile; found: Found | undefined }) {
  const { task, client, tasker, held, disputes } = file
  return (
    <Section title={messages.about}>
      <Facts
        facts={[
          [listMessages.columns.status, statusLabelOf(task.status)],
          [messages.client, <UserLink key="client" user={client} />],
          [messages.tasker, tasker && <UserLink key="tasker" user={tasker} />],
          [messages.posted, <DateText key="posted" at={task.createdAt} show="both" />],
          [messages.price, <Naira key="price" amount={task.price} />],
          [messages.held, <Naira key="held" amount={held} decimals="two" />],
          [messages.fee, found && messages.feeOf(found.feeBps / 100)],
          [messages.place, [task.location, task.address, task.landmark].filter(Boolean).join(', ')],
          [messages.agreed, task.agreedDate && formatDate(task.agreedDate)],
          [
            messages.disputes,
            disputes.length > 0 && <Disputes key="disputes" disputes={disputes} />,
          ],
        ]}
      />
      <h3>{messages.description}</h3>
      <p className="prose">{task.description}</p>
    </Section>
  )
}

/** One todo with its timeline, what was handed in, its proposals and every booking of its hold. */
export function TaskDetail({ id }: { id: string }) {
  const taskId = id as TaskId
  const file = useAdminQuery(readTaskFile, { id: taskId })
  const found = useAdminQuery(findTask, { id: taskId })
  const [isRemoving, setIsRemoving] = useState(false)
  const task = file.data?.task
  return (
    <AdminPage title={task?.title ?? listMessages.title} back="/admin-tasks">
      {(file.failed || found.failed) && (
        <ErrorNote
          onRetry={() => {
            file.retry()
            found.retry()
          }}
        />
      )}
      {!file.data && !file.failed && <SkeletonList look="rows" />}
      {file.data && (
        <div className="admin-columns">
          <div className="stack">
            <StageRecords stages={file.data.task.stages} />
            {found.data && (
              <MaterialsRecords stages={file.data.task.stages} receipts={found.data.receipts} />
            )}
            {found.data && <Timeline events={found.data.events} />}
            {found.data && <Submissions submissions={found.data.submissions} />}
            <Journals journals={file.data.journals} />
            <Proposals id={taskId} />
          </div>
          <div className="stack">
            <About file={file.data} found={found.data} />
            {task && task.status !== 'removed' && (
              <div>
                <Button tone="danger-plain" onClick={() => setIsRemoving(true)}>
                  {messages.remove}
                </Button>
              </div>
            )}
          </div>
          {isRemoving && <RemoveTask task={file.data.task} onClose={() => setIsRemoving(false)} />}
        </div>
      )}
    </AdminPage>
  )
}
