import { useRef, useState } from 'react'
import { ApiError } from '#pwa/api/errors.ts'
import { shownLanguage } from '#pwa/languages/languages.ts'
import { useRequestKey } from '#pwa/outbox/use-request-key.ts'
import { useAuth } from '#pwa/session/session.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { register, sendPhoneCode } from '#schema/contract/accounts.ts'
import type { RequestInput } from '#schema/contract/endpoint.ts'
import type { PhoneChannel } from '#schema/domain/phone-channels.ts'
import type { SentCode } from './code-step.tsx'
import { contactOf } from './contact.ts'
import {
  rememberNewUser,
  storedInput,
  storeInput,
  type RegistrationInput,
  type Role,
} from './registration-state.ts'
import { useAuthCall } from './use-auth-call.ts'

/** Not about the code, so that the form is shown with it. */
const isAboutForm = (failure: unknown): boolean =>
  failure instanceof ApiError && failure.fields !== undefined && !('code' in failure.fields)

type Proof = Pick<RequestInput<typeof register>, 'email' | 'phone' | 'codeId' | 'code'>

function useInput() {
  const [input, setInput] = useState(storedInput)
  const change = (fields: Partial<RegistrationInput>) => {
    const changed = { ...input, ...fields }
    setInput(changed)
    storeInput(changed)
  }
  return { input, change }
}

/** An email registers at once. A number first gets a code, and is registered with it. */
export function useRegistration(role: Role, onRegistered: () => void) {
  const auth = useAuth()
  const call = useAuthCall('register')
  const sendWithKey = useRequestKey()
  const { input, change } = useInput()
  const [password, setPassword] = useState('')
  const [sent, setSent] = useState<SentCode | null>(null)
  const [isAtCode, setIsAtCode] = useState(false)
  /** Right, or not compared yet because something else was wrong. */
  const typedCode = useRef('')

  const finish = async (proof: Proof, secret: string) => {
    const request = { userType: role, username: input.username, ...proof, password: secret }
    const send = () => sendWithKey(request, (key) => auth.call(register, request, { key }))
    const response = await call.run(() =>
      send().catch((error: unknown) => {
        if (isAboutForm(error)) setIsAtCode(false)
        else typedCode.current = ''
        throw error
      }),
    )
    if (!response) return
    toast(response.message)
    storeInput({ username: '', contact: input.contact })
    rememberNewUser({ contact: input.contact, password: secret })
    onRegistered()
  }

  const sendCode = async (phone: string, channel?: PhoneChannel) => {
    const request = { phone, ...(channel && { channel }), language: shownLanguage() }
    const response = await call.run(() =>
      sendWithKey(request, (key) => auth.call(sendPhoneCode, request, { key })),
    )
    if (!response) return
    toast(response.message)
    typedCode.current = ''
    const { codeId, channel: by } = response
    setSent({ phone, codeId, channel: by, at: Date.now() })
    setIsAtCode(true)
  }

  const submit = async (data: FormData) => {
    const typed = String(data.get('password'))
    const contact = contactOf(input.contact)
    if ('email' in contact) return finish(contact, typed)
    setPassword(typed)
    if (sent?.phone !== contact.phone) return sendCode(contact.phone)
    // Only something else was corrected.
    const { phone, codeId } = sent
    if (typedCode.current) return finish({ phone, codeId, code: typedCode.current }, typed)
    setIsAtCode(true)
  }
  const confirm = async (data: FormData) => {
    if (!sent) return
    const { phone, codeId } = sent
    typedCode.current = String(data.get('code'))
    await finish({ phone, codeId, code: typedCode.current }, password)
  }
  const goBack = () => setIsAtCode(false)
  /** `sent` is null as long as the form is shown. */
  const step = { sent: isAtCode ? sent : null, sendCode, confirm, goBack }
  return { input, change, password, call, submit, ...step }
}
