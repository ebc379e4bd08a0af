import { TaskBadge } from '#pwa/features/tasks/detail/task-badge.tsx'
import { TaskDetail } from '#pwa/features/tasks/detail/task-detail.tsx'
import { EarningsSpace } from '#pwa/features/tasks/life/earnings.tsx'
import { ShareButton } from '#pwa/ui/form/share-button.tsx'
import { Page } from '#pwa/ui/layout/page.tsx'
import type { Task } from '#schema/contract/tasks.ts'
import { SignedInShell } from '../-shell/signed-in-shell.tsx'
import { ApplyAction } from '../-tasker/apply-action.tsx'
import { renderTemplate, TASK, USER } from './render-template.tsx'

const OPEN_TASK = {
  ...TASK,
  status: 'pending',
  tasker: null,
  postedBy: { username: 'Name', profilePicture: '/picture' },
} as unknown as Task

/** In the order in which the document's script counts them. */
const TASKS = [false, true].flatMap((isVerified) =>
  ['/picture', null].map((taskImage) => ({
    ...OPEN_TASK,
    taskImage,
    postedBy: { ...OPEN_TASK.postedBy, isVerified },
  })),
)

/** An open task, as a professional sees it who has not applied for it. */
function TaskPage({ task }: { task: Task }) {
  return (
    <Page title={task.title} back="/all-task" note={<TaskBadge status={task.status} />}>
      <TaskDetail
        task={task}
        isOwner={false}
        status={
          <>
            <EarningsSpace price={task.price} />
            <div className="row">
              <ShareButton path="" title="" />
            </div>
          </>
        }
        action={
          <ApplyAction task={task} user={{ id: USER._id, userType: 'tasker' }} proposals={[]} />
        }
      />
    </Page>
  )
}

const Screen = () => (
  <SignedInShell>
    {TASKS.map((task, index) => (
      <TaskPage key={index} task={task} />
    ))}
  </SignedInShell>
)

export const renderTask = (): Promise<string> => renderTemplate('/single-task/id', Screen)
