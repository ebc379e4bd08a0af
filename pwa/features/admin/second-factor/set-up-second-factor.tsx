import { useState } from 'react'
import { messageFor } from '#pwa/api/errors.ts'
import { QrCode } from '#pwa/images/qr-code.tsx'
import { useCommand } from '#pwa/sync/use-command.ts'
import { saveFile } from '#pwa/ui/browser/save-file.ts'
import { Actions } from '#pwa/ui/form/actions.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { Form, SubmitButton } from '#pwa/ui/form/form.tsx'
import { keepDigits } from '#pwa/ui/form/keep-digits.ts'
import { PasswordField } from '#pwa/ui/form/password-field.tsx'
import { TextField } from '#pwa/ui/form/text-field.tsx'
import { confirmSecondFactor, startSecondFactor } from '#schema/contract/second-factor.ts'
import './second-factor.css'
import { messages } from './messages.ts'

const keepCode = keepDigits(6)

type Secret = { secret: string; uri: string }

function Start({ onStarted }: { onStarted: (secret: Secret) => void }) {
  const { run } = useCommand(startSecondFactor)
  const send = async (fields: FormData) =>
    onStarted(await run({ password: String(fields.get('password') ?? '') }))
  return (
    <Form onSubmit={send} messageOf={messageFor}>
      <p>{messages.setUpText}</p>
      <PasswordField
        name="password"
        label={messages.password}
        autoComplete="current-password"
        required
        data-message={messages.passwordRequired}
      />
      <SubmitButton wide={false}>{messages.start}</SubmitButton>
    </Form>
  )
}

type ConfirmProps = Secret & { onConfirmed: (recoveryCodes: string[]) => void }

function Confirm({ secret, uri, onConfirmed }: ConfirmProps) {
  const { run } = useCommand(confirmSecondFactor)
  const send = async (fields: FormData) =>
    onConfirmed((await run({ code: String(fields.get('code') ?? '') })).recoveryCodes)
  return (
    <Form onSubmit={send} messageOf={messageFor}>
      <p>{messages.scan}</p>
      <QrCode text={uri} label={messages.qr} />
      <p>
        {messages.secret}
        {': '}
        <code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <TextField
        name="code"
        label={messages.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        onInput={keepCode}
        required
        data-message={messages.codeRequired}
      />
      <SubmitButton wide={false}>{messages.confirm}</SubmitButton>
    </Form>
  )
}

const RECOVERY_FILE = 'onise-recovery-codes.txt'

function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  return (
    <>
      <h3>{messages.codes}</h3>
      <p>{messages.codesText}</p>
      <ul className="recovery-codes" role="list">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Actions>
        <Button onClick={onKept}>{messages.kept}</Button>
        <Button
          tone="plain"
          icon="download"
          onClick={() => saveFile(new Blob([`${codes.join('\n')}\n`]), RECOVERY_FILE)}
        >
          {messages.download}
        </Button>
      </Actions>
    </>
  )
}

/** A new secret, its first code, then the recovery codes, which are shown once. */
export function SetUpSecondFactor({ onDone }: { onDone: () => void }) {
  const [secret, setSecret] = useState<Secret | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />
  if (secret) return <Confirm {...secret} onConfirmed={setCodes} />
  return <Start onStarted={setSecret} />
}
