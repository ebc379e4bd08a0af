import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { atPath } from '../test-router.tsx'
import { Toasts } from '../toast.tsx'
import { Controls } from './controls.tsx'
import { Parts } from './parts.tsx'
import { PostScreen } from './post-screen.tsx'
import { LandingScreen, LoginScreen } from './public-screens.tsx'
import { ListScreen, TaskScreen, WalletScreen } from './screens.tsx'
import { StatesScreen } from './states-screen.tsx'

/** For our own eyes: /ui/gallery/?view=list while `vite` runs. Never part of the build. */
const VIEWS: Record<string, { view: () => ReactNode; at: string }> = {
  parts: { view: Parts, at: '/all-task' },
  controls: { view: Controls, at: '/all-task' },
  list: { view: ListScreen, at: '/all-task' },
  task: { view: TaskScreen, at: '/all-task' },
  wallet: { view: WalletScreen, at: '/client-wallet' },
  post: { view: PostScreen, at: '/create-task' },
  states: { view: StatesScreen, at: '/all-task' },
  login: { view: LoginScreen, at: '/login' },
  landing: { view: LandingScreen, at: '/' },
}

const named = new URLSearchParams(location.search).get('view') ?? 'parts'
const { view: View, at } = VIEWS[named] ?? { view: Parts, at: '/' }

const place = document.getElementById('root')
if (place)
  createRoot(place).render(
    <StrictMode>
      {atPath(at, <View />)}
      <Toasts />
    </StrictMode>,
  )
