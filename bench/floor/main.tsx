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

const queries = new QueryClient()
const root = createRootRoute({ component: Outlet })
const allTasks = createRoute({
  getParentRoute: () => root,
  path: '/all-task',
  component: lazyRouteComponent(() => import('./all-task.tsx'), 'AllTasks'),
})
const chat = createRoute({
  getParentRoute: () => root,
  path: '/chat',
  component: lazyRouteComponent(() => import('./chat.tsx'), 'Chat'),
})
const router = createRouter({ routeTree: root.addChildren([allTasks, chat]) })

// The least that a poll can be, when the page comes back into sight: a cursor and a token.
window.addEventListener('pageshow', ({ isTrusted }) => {
  const token = localStorage.getItem('token')
  if (isTrusted || !token) return
  const headers = { authorization: `Bearer ${token}` }
  void fetch('/api/sync?c=1042.electrical&s=1&l=200', { headers }).then((answer) => answer.text())
})

const place = document.getElementById('root')
if (place)
  createRoot(place).render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
