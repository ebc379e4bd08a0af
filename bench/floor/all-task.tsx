import { useQuery } from '@tanstack/react-query'
import { database, type Task } from './database.ts'
import { useLook } from './store.ts'
import { useLive } from './use-live.ts'

type Page = { tasks: Task[] }

async function pullTasks(): Promise<number> {
  const answer = await fetch('/api/tasks')
  const { tasks } = (await answer.json()) as Page
  await database.tasks.bulkPut(tasks)
  return tasks.length
}

export function AllTasks() {
  const { shown, more } = useLook()
  const tasks = useLive(
    // oxlint-disable-next-line unicorn/no-array-reverse -- Dexie's index, read from its end
    () => database.tasks.orderBy('createdAt').reverse().limit(shown).toArray(),
    [shown],
  )
  useQuery({ queryKey: ['tasks'], queryFn: pullTasks, networkMode: 'always', retry: false })
  return (
    <main>
      <h1>To do list</h1>
      <ul>
        {tasks?.map((task) => (
          <li key={task._id} className="card">
            <h2>
              <a href={`/single-task/${task._id}`}>{task.title}</a>
            </h2>
            <p>{task.description.slice(0, 200)}</p>
            <p>
              {task.location} · ₦{task.price.toLocaleString('en-NG')}
            </p>
          </li>
        ))}
      </ul>
      <button type="button" onClick={more}>
        More
      </button>
    </main>
  )
}
