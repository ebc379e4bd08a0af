import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import './style.css'

const queryClient = new QueryClient()
const rootRoute = createRootRoute({ component: Outlet })
const allTasks = createRoute({
  getParentRoute: () => rootRoute,
  path: '/all-task',
  component: lazyRouteComponent(() => import('./all-task.tsx'), 'AllTasks'),
})
const chat = createRoute({
  getParentRoute: () => rootRoute,
  path: '/chat',
  component: lazyRouteComponent(() => import('./chat.tsx'), 'Chat'),
})
const singleTask = createRoute({
  getParentRoute: () => rootRoute,
  path: '/single-task/$id',
  component: lazyRouteComponent(() => import('./single-task.tsx'), 'SingleTask'),
})
const router = createRouter({ routeTree: rootRoute.addChildren([allTasks, chat, singleTask]) })

// The smallest possible poll, when the page becomes visible: a cursor and a token.
window.addEventListener('pageshow', ({ isTrusted }) => {
  const token = localStorage.getItem('token')
  if (isTrusted || !token) return
  const headers = { authorization: `Bearer ${token}` }
  void fetch('/api/sync?c=1042.electrical&s=1&l=200', { headers }).then((response) =>
    response.text(),
  )
})

const container = document.getElementById('root')
if (container)
  createRoot(container).render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
