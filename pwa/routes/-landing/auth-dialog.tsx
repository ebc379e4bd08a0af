import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { AccountType } from '#pwa/features/accounts/auth/account-type.tsx'
import { LoginForm } from '#pwa/features/accounts/auth/login-form.tsx'
import { RegisterForm } from '#pwa/features/accounts/auth/register-form.tsx'
import { storedRole } from '#pwa/features/accounts/auth/registration-state.ts'
import { messages } from '#pwa/features/accounts/messages.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import { Dialog } from '#pwa/ui/layout/dialog.tsx'
import type { AuthModal } from './auth-modal.ts'
import './auth-dialog.css'

type OnModal = (modal?: AuthModal) => void
type Props = {
  /** Null when it is closed. */
  modal: AuthModal | null
  /** Opens another modal, or closes the dialog without an argument. */
  onModal: OnModal
}

const TITLES = {
  login: messages.login.title,
  register: messages.register.title,
  'account-type': messages.accountType.title,
}

/** Without a stored role the choice comes first, as on /register. */
const shownOf = (modal: AuthModal, role: unknown): AuthModal =>
  modal === 'register' && !role ? 'account-type' : modal

/** Replacing the content removes the focused button; the focus goes to the new content, not to the page behind. */
function useFocusOnSwitch(modal: AuthModal | null) {
  const ref = useRef<HTMLDivElement>(null)
  const earlier = useRef(modal)
  useEffect(() => {
    if (earlier.current && modal && earlier.current !== modal) ref.current?.focus()
    earlier.current = modal
  }, [modal])
  return ref
}

function Content({ shown, onModal }: { shown: AuthModal; onModal: OnModal }) {
  const router = useRouter()
  const role = storedRole()
  const isLogin = shown === 'login'
  const modalButton = (to: AuthModal, label: string) => (
    <Button tone="quiet" size="small" onClick={() => onModal(to)}>
      {label}
    </Button>
  )
  return (
    <>
      {isLogin && <LoginForm onLoggedIn={(path) => router.history.replace(path)} />}
      {shown === 'account-type' && <AccountType onChosen={() => onModal('register')} />}
      {shown === 'register' && role && (
        <RegisterForm
          role={role}
          change={modalButton('account-type', messages.register.change)}
          onRegistered={() => onModal('login')}
        />
      )}
      <p className="row small soft">
        {isLogin ? messages.login.noAccount : messages.register.haveAccount}
        {isLogin
          ? modalButton('account-type', messages.login.signUp)
          : modalButton('login', messages.login.send)}
      </p>
    </>
  )
}

/** Log in, register and account type over the landing page. */
export function AuthDialog({ modal, onModal }: Props) {
  const shown = modal && shownOf(modal, storedRole())
  const content = useFocusOnSwitch(shown)
  return (
    <div className="auth-dialogs">
      <Dialog open={shown !== null} onClose={() => onModal()} title={shown ? TITLES[shown] : ''}>
        <div ref={content} tabIndex={-1} className="auth-dialog" key={shown}>
          {shown && <Content shown={shown} onModal={onModal} />}
        </div>
      </Dialog>
    </div>
  )
}
