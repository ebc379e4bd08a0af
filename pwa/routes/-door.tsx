import { Arrival } from '#pwa/features/arrivals/arrival.tsx'
import { ClientCode } from '#pwa/features/arrivals/client-code.tsx'
import { OwnPass } from '#pwa/features/passes/own-pass.tsx'
import { useUser } from '#pwa/session/session.tsx'
import type { Task } from '#schema/contract/tasks.ts'
import type { TaskSide } from '#schema/domain/next-step.ts'

type Props = { task: Pick<Task, '_id' | 'tasker'>; side: TaskSide }

/** What the two parties of work need where they meet. */
export function AtTheDoor({ task: { _id: id, tasker }, side }: Props) {
  const picture = useUser()?.profilePicture ?? null
  if (side === 'client') return <ClientCode id={id} tasker={tasker?.username ?? ''} />
  return (
    <>
      <OwnPass id={id} picture={picture} />
      <Arrival id={id} />
    </>
  )
}
