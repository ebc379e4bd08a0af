import { createFileRoute, redirect } from '@tanstack/react-router'

/** SPEC names this route and says no more of it: it is the list of open todos. */
export const Route = createFileRoute('/_guarded/get-tasks')({
  beforeLoad: () => {
    throw redirect({ to: '/all-task', replace: true })
  },
})
