import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { database, type Task } from './database.ts'
import { useListState } from './store.ts'
import { useLiveQuery } from './use-live-query.ts'

async function fetchTasks(): Promise<number> {
  const response = await fetch('/api/tasks')
  const { tasks } = (await response.json()) as { tasks: Task[] }
  await database.tasks.bulkPut(tasks)
  return tasks.length
}

export function AllTasks() {
  const { limit, showMore } = useListState()
  const tasks = useLiveQuery(
    // oxlint-disable-next-line unicorn/no-array-reverse -- reads Dexie's index backwards
    () => database.tasks.orderBy('createdAt').reverse().limit(limit).toArray(),
    [limit],
  )
  useQuery({ queryKey: ['tasks'], queryFn: fetchTasks, networkMode: 'always', retry: false })
  return (
    <main>
      <h1>To do list</h1>
      <ul>
        {tasks?.map((task) => (
          <li key={task._id} className="card">
            <h2>
              <Link to="/single-task/$id" params={{ id: task._id }}>
                {task.title}
              </Link>
            </h2>
            <p>{task.description.slice(0, 200)}</p>
            <p>
              {task.location} · ₦{task.price.toLocaleString('en-NG')}
            </p>
          </li>
        ))}
      </ul>
      <button type="button" onClick={showMore}>
        More
      </button>
      <Link to="/chat">Chat</Link>
    </main>
  )
}
