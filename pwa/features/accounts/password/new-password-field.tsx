import { PasswordField } from '#pwa/ui/form/password-field.tsx'
import { PASSWORD_MAX, PASSWORD_MIN } from '#schema/domain/limits.ts'
import { messages } from './new-password-messages.ts'

type Props = {
  label: string
  name: 'password' | 'newPassword'
  error: string | undefined
  defaultValue?: string
}

/** For every form that sets a password; the name is that of the field in the call. */
export const NewPasswordField = (props: Props) => (
  <PasswordField
    {...props}
    autoComplete="new-password"
    minLength={PASSWORD_MIN}
    maxLength={PASSWORD_MAX}
    hint={messages.hint}
    data-message={messages.tooShort}
    required
  />
)

/** Names the account for a password manager. */
export const AccountOf = ({ contact }: { contact: string }) => (
  <input type="text" autoComplete="username" value={contact} readOnly hidden />
)
