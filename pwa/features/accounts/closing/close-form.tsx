import { useState } from 'react'
import { ApiError, messageFor } from '#pwa/api/errors.ts'
import { useOnline } from '#pwa/api/online.ts'
import { useRequestKey } from '#pwa/outbox/use-request-key.ts'
import { useAllUnsentEntries } from '#pwa/outbox/use-unsent-entries.ts'
import { logOut } from '#pwa/session/log-out.ts'
import { useAuth, useSession } from '#pwa/session/session.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '#pwa/ui/form/form.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { PasswordField } from '#pwa/ui/form/password-field.tsx'
import { closeAccount } from '#schema/contract/closing.ts'
import { messages } from './messages.ts'

type Props = { onClosed: () => void; onBlocked: () => void }

const codeOf = (failure: unknown) => (failure instanceof ApiError ? failure.code : null)

function useClose({ onClosed, onBlocked }: Props) {
  const auth = useAuth()
  const session = useSession()
  const sendWithKey = useRequestKey()
  const [passwordError, setPasswordError] = useState<string>()
  const close = async (data: FormData) => {
    setPasswordError(undefined)
    const input = { password: String(data.get('password')) }
    try {
      const { message } = await sendWithKey(input, (key) =>
        session.call(closeAccount, input, { key }),
      )
      toast(message)
    } catch (failure) {
      const code = codeOf(failure)
      if (code === 'account_in_use') onBlocked()
      if (code === 'wrong_password') return setPasswordError(messageFor(failure))
      // A lost answer: the session ended with the account.
      if (code !== 'signed_out') throw failure
    }
    await logOut(auth, 'discard').catch(() => toast(messages.leftover, 'bad'))
    onClosed()
  }
  return { close, passwordError }
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <section className="stack stack-tight">
      <h2>{title}</h2>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  )
}

/** What a closed account loses and leaves, and the password that closes it. */
export function CloseForm(props: Props) {
  const { whyOffline } = useOnline()
  const unsent = useAllUnsentEntries()?.length ?? 0
  const { close, passwordError } = useClose(props)
  return (
    <div className="stack">
      <Points title={messages.erasedTitle} points={messages.erased} />
      <Points title={messages.keptTitle} points={messages.kept} />
      <LinkButton to="/export-data" tone="plain" size="small" icon="download">
        {messages.export}
      </LinkButton>
      {unsent > 0 && (
        <Notice
          tone="wait"
          action={
            <LinkButton to="/unsent" tone="plain" size="small">
              {messages.seeUnsent}
            </LinkButton>
          }
        >
          {messages.unsent(unsent)}
        </Notice>
      )}
      <Form onSubmit={close} messageOf={messageFor}>
        <PasswordField
          label={messages.password}
          name="password"
          autoComplete="current-password"
          data-message={messages.passwordRequired}
          error={passwordError}
          required
        />
        <SubmitButton
          tone="danger"
          busyLabel={messages.closing}
          disabledReason={whyOffline(messages.needsNetwork)}
        >
          {messages.close}
        </SubmitButton>
      </Form>
    </div>
  )
}
