import { useEffect, useRef, type RefObject } from 'react'
import { keepDigits } from '#pwa/ui/form/keep-digits.ts'
import { TextField } from '#pwa/ui/form/text-field.tsx'
import { messages } from './messages.ts'

const keepCode = keepDigits(6)
const IS_COMPLETE = /^\d{6}$/

/** https://wicg.github.io/web-otp/, in Chromium on Android; TypeScript does not have it. */
type OtpOptions = CredentialRequestOptions & { otp: { transport: ['sms'] } }
type OtpCredential = Credential & { code?: string }

/** React ignores a value that is set by its own setter. */
function fillIn(input: HTMLInputElement, code: string): void {
  const { prototype } = HTMLInputElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, code)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Fills in the code of an SMS that arrives while the field is shown, once its owner agrees. */
function useCodeOfSms(input: RefObject<HTMLInputElement | null>, isBySms: boolean) {
  useEffect(() => {
    if (!isBySms || !('OTPCredential' in window)) return
    const leave = new AbortController()
    const options: OtpOptions = { otp: { transport: ['sms'] }, signal: leave.signal }
    navigator.credentials.get(options).then(
      (credential: OtpCredential | null) => {
        if (input.current && credential?.code) fillIn(input.current, credential.code)
      },
      // Refused, or left: it is typed.
      () => {},
    )
    return () => leave.abort()
  }, [input, isBySms])
}

type Props = {
  error: string | undefined
  /** Waits for an SMS. */
  isBySms?: boolean
  /** The form has other fields, so that the sixth digit does not send it. */
  isOneOfMany?: boolean
}

/** Six digits, typed, pasted or filled in by the phone; it takes the focus. */
export function CodeField({ error, isBySms = false, isOneOfMany = false }: Props) {
  const input = useRef<HTMLInputElement>(null)
  useCodeOfSms(input, isBySms)
  useEffect(() => input.current?.focus(), [])
  return (
    <TextField
      ref={input}
      label={messages.code}
      name="code"
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="\s*(?:\d\s*){6}"
      onInput={keepCode}
      onChange={({ target }) => {
        if (!isOneOfMany && IS_COMPLETE.test(target.value)) target.form?.requestSubmit()
      }}
      data-message={messages.invalid}
      error={error}
      required
    />
  )
}
