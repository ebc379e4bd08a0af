import { type FormEvent, type ReactNode } from 'react'
import { messages } from '#pwa/features/accounts/messages.ts'
import { NewPasswordField } from '#pwa/features/accounts/password/new-password-field.tsx'
import { messages as textLinks } from '#pwa/languages/text-links-messages.ts'
import { TextLinks } from '#pwa/languages/text-links.tsx'
import { usePhoneChannels } from '#pwa/sync/use-phone-channels.ts'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { focusFirstEmpty } from '#pwa/ui/form/focus-first-empty.ts'
import { Form, SubmitButton } from '#pwa/ui/form/form.tsx'
import { TextField } from '#pwa/ui/form/text-field.tsx'
import { USERNAME_MAX } from '#schema/domain/limits.ts'
import { ACCOUNT_MESSAGES } from '#schema/domain/messages/accounts.ts'
import { GENERAL_MESSAGES } from '#schema/domain/messages/general.ts'
import { whyNotUsername } from '#schema/domain/username.ts'
import { AuthNotice } from './auth-notice.tsx'
import { CodeStep } from './code-step.tsx'
import { ContactField } from './contact-field.tsx'
import { LoadingOverlay } from './loading-overlay.tsx'
import type { Role } from './registration-state.ts'
import { useRegistration } from './use-registration.ts'
import { WantedNote } from './wanted-note.tsx'

const { register: text } = messages
const USERNAME_PROBLEMS = {
  too_long: GENERAL_MESSAGES.usernameTooLong,
  unreadable: ACCOUNT_MESSAGES.usernameUnreadable,
  contact: ACCOUNT_MESSAGES.usernameContact,
  reserved: ACCOUNT_MESSAGES.usernameReserved,
}

/** Empty for a name that can be chosen, and for none at all. */
function usernameProblem(username: string): string {
  const problem = username && whyNotUsername(username)
  return problem ? USERNAME_PROBLEMS[problem] : ''
}

/** With the browser's own validation, so that one attempt marks every field that is wrong. */
function checkUsername({ currentTarget: form }: FormEvent<HTMLFormElement>, username: string) {
  const problem = usernameProblem(username)
  const control = form.elements.namedItem('username')
  if (control instanceof HTMLInputElement) control.setCustomValidity(problem)
  if (problem) toast(problem, 'bad')
}

function focusContact(form: HTMLFormElement | null): void {
  const control = form?.elements.namedItem('email')
  if (control instanceof HTMLInputElement) control.focus()
}

type FormProps = {
  role: Role
  registration: ReturnType<typeof useRegistration>
  changeLink: ReactNode
}

function AccountForm({ role, registration, changeLink }: FormProps) {
  const { input, change, call, password } = registration
  const { failure } = call
  const channels = usePhoneChannels()
  return (
    <Form
      // After the step of the code, its number is what is corrected.
      ref={password ? focusContact : focusFirstEmpty}
      onSubmitCapture={(event: FormEvent<HTMLFormElement>) => checkUsername(event, input.username)}
      onSubmit={registration.submit}
    >
      <AuthNotice failure={failure.message} offline={text.offline} />
      <p className="row">
        <span className="soft">{text.role[role]}</span> {changeLink}
      </p>
      <WantedNote />
      <TextField
        label={text.username}
        name="username"
        autoComplete="nickname"
        autoCapitalize="words"
        limit={USERNAME_MAX}
        hint={text.usernameHint}
        error={failure.fields['username']}
        data-message={usernameProblem(input.username) || text.usernameRequired}
        required
        value={input.username}
        onChange={({ target }) => {
          target.setCustomValidity('')
          change({ username: target.value })
        }}
      />
      <ContactField
        value={input.contact}
        onValue={(contact) => change({ contact })}
        errors={failure.fields}
        isEmailOnly={channels?.length === 0}
      />
      <NewPasswordField
        label={text.password}
        name="password"
        defaultValue={password}
        error={failure.fields['password']}
      />
      <TextLinks intro={textLinks.accept} pages={['terms', 'privacy']} />
      <SubmitButton busyLabel={messages.loading}>{text.send}</SubmitButton>
      {call.isRunning && <LoadingOverlay />}
    </Form>
  )
}

type Props = {
  role: Role
  onRegistered: () => void
  /** The link back to the choice of the account type. */
  change: ReactNode
}

export function RegisterForm({ role, onRegistered, change }: Props) {
  const registration = useRegistration(role, onRegistered)
  const { sent, call, confirm, sendCode, goBack } = registration
  if (!sent) return <AccountForm role={role} registration={registration} changeLink={change} />
  return (
    <CodeStep
      sent={sent}
      call={call}
      onSubmit={confirm}
      onSend={sendCode}
      onBack={goBack}
      send={messages.code.register}
    />
  )
}
