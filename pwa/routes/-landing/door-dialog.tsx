import { useRouter } from '@tanstack/react-router'
import { AccountType } from '#pwa/features/accounts/account-type.tsx'
import { keptRole } from '#pwa/features/accounts/kept-role.ts'
import { LoginForm } from '#pwa/features/accounts/login-form.tsx'
import { RegisterForm } from '#pwa/features/accounts/register-form.tsx'
import { words } from '#pwa/features/accounts/words.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import type { LandingDoor } from './doors.ts'

type Props = { door: LandingDoor; onDoor: (door?: LandingDoor) => void }

/** SPEC 2: on the landing page Register and Log in stand in a modal; nothing of the page behind is lost. */
export function DoorDialog({ door, onDoor }: Props) {
  const router = useRouter()
  const role = keptRole()
  // Without a chosen role the choice comes first, here as on /register.
  const shown = door === 'register' && !role ? 'account-type' : door
  const { title } = {
    login: words.login,
    register: words.register,
    'account-type': words.accountType,
  }[shown]
  const other = (to: LandingDoor, label: string) => (
    <Button tone="quiet" size="small" onClick={() => onDoor(to)}>
      {label}
    </Button>
  )
  const close = () => onDoor()
  return (
    <Dialog open onClose={close} title={title}>
      {shown === 'login' && <LoginForm onLoggedIn={(to) => router.history.push(to)} />}
      {shown === 'account-type' && <AccountType onChosen={() => onDoor('register')} />}
      {shown === 'register' && role && (
        <RegisterForm
          role={role}
          change={other('account-type', words.register.change)}
          onRegistered={() => onDoor('login')}
        />
      )}
      <p className="row small soft">
        {shown === 'login' ? words.login.noAccount : words.register.haveOne}
        {shown === 'login'
          ? other('account-type', words.login.signUp)
          : other('login', words.login.send)}
      </p>
    </Dialog>
  )
}
