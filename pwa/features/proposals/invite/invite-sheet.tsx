import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageFor } from '#pwa/api/errors.ts'
import { useOnline } from '#pwa/api/online.ts'
import { useSession } from '#pwa/session/session.tsx'
import { useCommand } from '#pwa/sync/use-command.ts'
import { ErrorNote } from '#pwa/ui/feedback/error-note.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { Skeleton } from '#pwa/ui/feedback/skeleton.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { RadioCards } from '#pwa/ui/form/radio-cards.tsx'
import { Sheet } from '#pwa/ui/layout/dialog.tsx'
import type { ResponseBody } from '#schema/contract/endpoint.ts'
import { inviteToTask, listInvitableTasks } from '#schema/contract/invitations.ts'
import type { TaskId, UserId } from '#schema/domain/ids.ts'
import { ERROR_MESSAGES } from '#schema/domain/messages/errors.ts'
import { formatNaira } from '#schema/domain/money.ts'
import { messages } from './messages.ts'

export type Invitee = { _id: UserId; username: string }
type Props = { tasker: Invitee; open: boolean; onClose: () => void }
type InvitableTask = ResponseBody<typeof listInvitableTasks>['tasks'][number]

/** A client chooses one of the own open todos for this professional. */
export function InviteSheet({ tasker, open, onClose }: Props) {
  return (
    <Sheet open={open} onClose={onClose} title={messages.title(tasker.username)}>
      <Invite tasker={tasker} onClose={onClose} />
    </Sheet>
  )
}

const optionOf = ({ _id, title, price, obstacle }: InvitableTask) => ({
  value: _id,
  label: <bdi>{title}</bdi>,
  note: obstacle ? ERROR_MESSAGES[obstacle] : formatNaira(price),
})

function Invite({ tasker, onClose }: Omit<Props, 'open'>) {
  const session = useSession()
  const { whyOffline } = useOnline()
  const query = useQuery({
    queryKey: [session.userId, listInvitableTasks.name, tasker._id],
    staleTime: 0,
    queryFn: ({ signal }) => session.call(listInvitableTasks, { taskerId: tasker._id }, { signal }),
  })
  const { run, busy, failure } = useCommand(inviteToTask)
  const [chosen, setChosen] = useState('')
  const task = query.data?.tasks.find(({ _id }) => _id === chosen)
  const invite = async () => {
    try {
      const { message } = await run({ id: chosen as TaskId, taskerId: tasker._id })
      toast(message)
      onClose()
    } catch {
      void query.refetch()
    }
  }
  const missing = task ? null : messages.chooseFirst
  const obstacle = task?.obstacle ? ERROR_MESSAGES[task.obstacle] : missing
  const why = whyOffline(messages.needsNetwork)
  const isEmpty = query.data?.tasks.length === 0
  return (
    <div className="stack">
      <p>{messages.text(tasker.username)}</p>
      <Todos query={query} why={why} chosen={chosen} onChosen={setChosen} />
      {failure && (
        <Notice tone="bad" alert>
          {messageFor(failure)}
        </Notice>
      )}
      <div className="row">
        {!isEmpty && (
          <Button
            icon="send"
            busy={busy}
            busyLabel={messages.loading}
            disabledReason={why ?? obstacle}
            onClick={() => void invite()}
          >
            {messages.send}
          </Button>
        )}
        <LinkButton to="/create-task" tone={isEmpty ? 'primary' : 'plain'} icon="plus">
          {messages.post}
        </LinkButton>
      </div>
    </div>
  )
}

type TodosProps = {
  query: {
    data: { tasks: readonly InvitableTask[] } | undefined
    isError: boolean
    error: Error | null
    refetch: () => unknown
  }
  /** Why there is no network; the button says it. */
  why: string | null
  chosen: string
  onChosen: (id: string) => void
}

function Todos({ query, why, chosen, onChosen }: TodosProps) {
  const { data, isError, error, refetch } = query
  if (!data) {
    if (why) return null
    if (!isError) return <Skeleton />
    return <ErrorNote onRetry={() => void refetch()}>{messageFor(error)}</ErrorNote>
  }
  if (data.tasks.length === 0) return <p className="soft">{messages.noTodo}</p>
  return (
    <RadioCards
      look="tall"
      label={messages.which}
      name="todo"
      options={data.tasks.map(optionOf)}
      value={chosen}
      onValue={onChosen}
    />
  )
}
