import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { PICTURES } from '#pwa/features/landing/pictures.ts'
import { useAuth } from '#pwa/session/session.tsx'
import { storedToken } from '#pwa/session/token.ts'
import { LoginPage } from './-first-screen/login-page.tsx'

export const Route = createFileRoute('/login')({ component: LoginScreen })

/** docs/rules.md#opening-the-login-page-logs-out */
function useLeaveSession() {
  const auth = useAuth()
  const { history } = useRouter()
  useEffect(() => {
    const before = storedToken(auth.store)
    let isGone = false
    const visit = async () => {
      const { visitLogin } = await import('#pwa/features/accounts/login-visit/visit-login.ts')
      // The user may have logged in while it was loading.
      if (isGone || storedToken(auth.store) !== before) return
      await visitLogin(auth, history.location.state.__TSR_key ?? '')
    }
    // Without a network it may not load; the session then stays.
    visit().catch(() => {})
    return () => {
      isGone = true
    }
  }, [auth, history])
}

function LoginScreen() {
  const router = useRouter()
  useLeaveSession()
  return <LoginPage picture={PICTURES.tailor} onLoggedIn={(path) => router.history.replace(path)} />
}
