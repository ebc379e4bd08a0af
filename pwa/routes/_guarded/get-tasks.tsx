import { createFileRoute, redirect } from '@tanstack/react-router'

/** A second path of the open tasks, from the legacy clients. */
export const Route = createFileRoute('/_guarded/get-tasks')({
  beforeLoad: () => {
    throw redirect({ to: '/all-task', replace: true })
  },
})
