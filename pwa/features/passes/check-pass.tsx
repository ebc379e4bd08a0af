import { createElement, useEffect, useState } from 'react'
import { ApiError, messageFor } from '#pwa/api/errors.ts'
import { useAuth } from '#pwa/session/session.tsx'
import { useLazyModule } from '#pwa/ui/browser/use-lazy-module.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { SkeletonList } from '#pwa/ui/feedback/skeleton.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { Form, SubmitButton } from '#pwa/ui/form/form.tsx'
import { TextField } from '#pwa/ui/form/text-field.tsx'
import { formatAgo } from '#pwa/ui/format/format-time.ts'
import { findPass } from '#schema/contract/passes.ts'
import { passInText, readPass } from '#schema/domain/pass.ts'
import type { Checks } from './checks.ts'
import { checkMessages as messages } from './messages.ts'
import { PassFacts } from './pass-facts.tsx'
import { useChecked, useChecks } from './use-checked.ts'

const loadScanner = async () => (await import('./scanner.tsx')).Scanner
/** While there is a network: a browser without a reader of its own scans also when there is none. */
const prepareScanner = async () => {
  await loadScanner()
  if (!('BarcodeDetector' in globalThis)) await import('./read-code.ts')
}

const TONES = {
  valid: 'good',
  notYet: 'wait',
  expired: 'bad',
  revoked: 'bad',
  altered: 'bad',
  unknownKey: 'wait',
  noKeys: 'wait',
} as const

const ICONS = {
  valid: 'verified',
  notYet: 'clock',
  expired: 'clock',
  revoked: 'alert',
  altered: 'alert',
  unknownKey: 'offline',
  noKeys: 'offline',
} as const

/** How old what this phone knows of ended passes is, and what that means. */
function ListAge({ checks, isFresh }: { checks: Checks | undefined; isFresh: boolean }) {
  if (!checks) return null
  return (
    <p className="small soft">
      {[
        messages.list(formatAgo(checks.at)),
        !isFresh && messages.listOld,
        !checks.revoked.isComplete && messages.listShort,
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  )
}

type Query = ReturnType<typeof useChecks>
type ResultProps = { token: string; checks: Query; onAnother: () => void }

function Result({ token, checks: { data: checks, isError, isFetching }, onAnother }: ResultProps) {
  const { checked, picture } = useChecked(token, checks)
  // An older list has no key of today; the one that is fetched now may have it.
  const isWaiting = !checked || (isFetching && ['noKeys', 'unknownKey'].includes(checked.state))
  if (isWaiting) return <SkeletonList look="rows" />
  const { state } = checked
  return (
    <div className="stack">
      <Notice tone={TONES[state]} icon={ICONS[state]} title={messages.states[state]} alert>
        {messages.texts[state]}
      </Notice>
      {'claims' in checked && (
        <>
          <PassFacts claims={checked.claims} picture={picture} words={checked.words} />
          {(state === 'valid' || state === 'notYet') && (
            <p className="soft">
              {messages.compare} {picture === null && isError && messages.pictureOffline}
            </p>
          )}
        </>
      )}
      <ListAge checks={checks} isFresh={!isError} />
      <Button tone="plain" onClick={onAnother}>
        {messages.another}
      </Button>
    </div>
  )
}

/** A rejection has words for the one who types; without a network the words cannot be looked up. */
const wordsFailure = (error: unknown): string => {
  if (error instanceof WrongWords) return error.message
  if (error instanceof ApiError)
    return error.status === 404 ? messages.unknownWords : messageFor(error)
  return messages.wordsOffline
}
class WrongWords extends Error {}

function TypeForm({ onToken }: { onToken: (token: string) => void }) {
  const { call } = useAuth()
  const find = async (data: FormData) => {
    const text = String(data.get('pass') ?? '')
    const token = passInText(text)
    if (token.includes('.')) return onToken(token)
    const { codeOfWords } = await import('./pass-words.ts')
    const found = codeOfWords(text)
    if (found === null) throw new WrongWords(messages.sixWords)
    if ('unknown' in found) throw new WrongWords(messages.unknownWord(found.unknown))
    onToken((await call(findPass, { words: found.code })).token)
  }
  return (
    <Form onSubmit={find} messageOf={wordsFailure}>
      <TextField
        label={messages.label}
        name="pass"
        hint={messages.hint}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        required
        data-message={messages.needed}
      />
      <SubmitButton tone="plain" busyLabel={messages.checking}>
        {messages.check}
      </SubmitButton>
    </Form>
  )
}

type Props = {
  /** The signed pass in the address, or ''. */
  token: string
  onToken: (token: string) => void
}

/** Who is at the door: by the camera, a link, a pasted text or six words; all but words without a network. */
export function CheckPass({ token, onToken }: Props) {
  const checks = useChecks()
  const [isScanning, setIsScanning] = useState(false)
  const Scanner = useLazyModule(isScanning, loadScanner)
  useEffect(() => void prepareScanner().catch(() => {}), [])
  const accept = (text: string) => {
    const found = passInText(text)
    if (!readPass(found)) return false
    setIsScanning(false)
    onToken(found)
    return true
  }
  if (token)
    return <Result key={token} token={token} checks={checks} onAnother={() => onToken('')} />
  return (
    <div className="stack">
      {isScanning && Scanner ? (
        createElement(Scanner, { onFound: accept, onStop: () => setIsScanning(false) })
      ) : (
        <Button wide icon="camera" busy={isScanning} onClick={() => setIsScanning(true)}>
          {messages.scan}
        </Button>
      )}
      <TypeForm onToken={onToken} />
      <ListAge checks={checks.data} isFresh={!checks.isError} />
    </div>
  )
}
