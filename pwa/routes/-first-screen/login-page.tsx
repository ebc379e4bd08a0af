import { Link } from '@tanstack/react-router'
import { LoginForm } from '#pwa/features/accounts/auth/login-form.tsx'
import { messages } from '#pwa/features/accounts/messages.ts'
import { AuthLayout } from '#pwa/ui/layout/auth-layout.tsx'

const { login: text, side } = messages

type Props = { picture: string; onLoggedIn: (path: string) => void }

/** The log-in page, which the document shows before the app does. */
export const LoginPage = ({ picture, onLoggedIn }: Props) => (
  <AuthLayout
    title={text.title}
    side={{ ...side.login, picture }}
    foot={
      <>
        {text.noAccount} <Link to="/account-type">{text.signUp}</Link>
      </>
    }
  >
    <LoginForm onLoggedIn={onLoggedIn} />
  </AuthLayout>
)
