import { createFileRoute, Link, useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { messages as accountMessages } from '#pwa/features/accounts/messages.ts'
import { messages } from '#pwa/features/accounts/password/reset-messages.ts'
import { readResetLink, ResetPassword } from '#pwa/features/accounts/password/reset-password.tsx'
import { PICTURES } from '#pwa/features/landing/pictures.ts'
import { AuthLayout } from '#pwa/ui/layout/auth-layout.tsx'

export const Route = createFileRoute('/user/update-password')({ component: ResetPasswordScreen })

const PATH = /^\/user\/update-password\/?$/i

/** The link of the address, which is removed from there: others may see it, in the history of the browser too. */
function useResetLink() {
  const { history } = useRouter()
  const navigate = useNavigate()
  const [link] = useState(() => readResetLink(history.location.search))
  useEffect(() => {
    if (history.location.search)
      void navigate({ to: '/user/update-password', search: {}, replace: true })
  }, [history, navigate])
  return link
}

function ResetPasswordScreen() {
  const link = useResetLink()
  const navigate = useNavigate()
  const { history } = useRouter()
  // With or without the slash of the link, unless the user has opened another screen since.
  const leave = () => {
    if (PATH.test(history.location.pathname)) void navigate({ to: '/login', replace: true })
  }
  return (
    <AuthLayout
      title={messages.title}
      side={{ ...accountMessages.side.login, picture: PICTURES.tailor }}
      foot={
        <>
          {messages.remember} <Link to="/login">{accountMessages.login.send}</Link>
        </>
      }
    >
      <ResetPassword link={link} onReset={leave} />
    </AuthLayout>
  )
}
