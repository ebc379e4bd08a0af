import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { AccountType } from '#pwa/features/accounts/auth/account-type.tsx'
import { LoginForm } from '#pwa/features/accounts/auth/login-form.tsx'
import { RegisterForm } from '#pwa/features/accounts/auth/register-form.tsx'
import { storedRole, type Role } from '#pwa/features/accounts/auth/registration-state.ts'
import { WantedNote } from '#pwa/features/accounts/auth/wanted-note.tsx'
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
const shownOf = (modal: AuthModal, role: Role | null): AuthModal =>
  modal === 'register' && !role ? 'account-type' : modal

/** Replacing the content removes the focused button; the focus goes to the new content, not to the page behind. */
function useFocusOnSwitch(modal: AuthModal | null) {
  const ref = useRef<HTMLDivElement>(null)
  const earlier = useRef(modal)
  useEffect(() => {
    const isSwitched = earlier.current && modal && earlier.current !== modal
    // A form of the new content may have it already.
    if (isSwitched && !ref.current?.contains(document.activeElement)) ref.current?.focus()
    earlier.current = modal
  }, [modal])
  return ref
}

type ContentProps = {
  shown: AuthModal
  onModal: OnModal
  role: Role | null
  onRole: (role: Role) => void
}

function Content({ shown, onModal, role, onRole }: ContentProps) {
  const router = useRouter()
  const isLogin = shown === 'login'
  const modalButton = (to: AuthModal, label: string) => (
    <Button tone="quiet" size="small" onClick={() => onModal(to)}>
      {label}
    </Button>
  )
  return (
    <>
      {isLogin && <WantedNote />}
      {isLogin && <LoginForm onLoggedIn={(path) => router.history.replace(path)} />}
      {shown === 'account-type' && <AccountType onChosen={onRole} />}
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
  // In the state: the dialog may have shown the choice under the name of the form already.
  const [role, setRole] = useState(storedRole)
  const shown = modal && shownOf(modal, role)
  const content = useFocusOnSwitch(shown)
  const choose = (chosen: Role) => {
    setRole(chosen)
    onModal('register')
  }
  return (
    <div className="auth-dialogs">
      <Dialog open={shown !== null} onClose={() => onModal()} title={shown ? TITLES[shown] : ''}>
        <div ref={content} tabIndex={-1} className="auth-dialog" key={shown}>
          {shown && <Content shown={shown} onModal={onModal} role={role} onRole={choose} />}
        </div>
      </Dialog>
    </div>
  )
}
