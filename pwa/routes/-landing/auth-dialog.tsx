import { useRouter } from '@tanstack/react-router'
import { AccountType } from '#pwa/features/accounts/auth/account-type.tsx'
import { LoginForm } from '#pwa/features/accounts/auth/login-form.tsx'
import { RegisterForm } from '#pwa/features/accounts/auth/register-form.tsx'
import { storedRole } from '#pwa/features/accounts/auth/registration-state.ts'
import { messages } from '#pwa/features/accounts/messages.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import { Dialog } from '#pwa/ui/layout/dialog.tsx'
import type { AuthModal } from './auth-modal.ts'

type Props = {
  modal: AuthModal
  /** Opens another modal, or closes the dialog without an argument. */
  onModal: (modal?: AuthModal) => void
}

/** Log in, register and account type over the landing page. */
export function AuthDialog({ modal, onModal }: Props) {
  const router = useRouter()
  const role = storedRole()
  // Without a stored role the choice comes first, as on /register.
  const shown = modal === 'register' && !role ? 'account-type' : modal
  const isLogin = shown === 'login'
  const { title } = {
    login: messages.login,
    register: messages.register,
    'account-type': messages.accountType,
  }[shown]
  const modalButton = (to: AuthModal, label: string) => (
    <Button tone="quiet" size="small" onClick={() => onModal(to)}>
      {label}
    </Button>
  )
  return (
    <Dialog open onClose={() => onModal()} title={title}>
      {isLogin && <LoginForm onLoggedIn={(path) => router.history.push(path)} />}
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
    </Dialog>
  )
}
