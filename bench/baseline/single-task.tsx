import { useParams, useRouter } from '@tanstack/react-router'
import { database } from './database.ts'
import { useLiveQuery } from './use-live-query.ts'

export function SingleTask() {
  const { id } = useParams({ strict: false })
  const { history } = useRouter()
  const task = useLiveQuery(() => database.tasks.get(String(id)), [id])
  if (!task) return null
  return (
    <main className="task">
      <h1>{task.title}</h1>
      <p>{task.description}</p>
      <p>
        {task.location} · ₦{task.price.toLocaleString('en-NG')}
      </p>
      <button type="button" onClick={() => history.back()}>
        Back
      </button>
    </main>
  )
}
