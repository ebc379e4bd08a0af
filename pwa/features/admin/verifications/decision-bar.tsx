import { useState } from 'react'
import { Button } from '#pwa/ui/form/button.tsx'
import type { VerificationDecision } from '#schema/domain/verification.ts'
import { messages } from './messages.ts'
import type { PictureLinks, PictureViews } from './use-pictures.ts'
import type { Reserve } from './use-reserve.ts'
import { useShortcuts } from './use-shortcuts.ts'
import './decision-bar.css'

const STORED = 'admin-proof-keys'

function readIsOn(): boolean {
  try {
    return localStorage.getItem(STORED) !== 'off'
  } catch {
    return true
  }
}

function storeIsOn(isOn: boolean): void {
  try {
    localStorage.setItem(STORED, isOn ? 'on' : 'off')
  } catch {
    // Then it is so until this screen is left.
  }
}

/** WCAG 2.1.4: keys of one letter can be turned off, for those who write by speech. */
function useKeysSetting() {
  const [isOn, setIsOn] = useState(readIsOn)
  const toggle = () => {
    storeIsOn(!isOn)
    setIsOn(!isOn)
  }
  return { isOn, toggle }
}

const KEYS: readonly (readonly [keys: string, act: string])[] = [
  ['A', messages.verify],
  ['S', messages.again],
  ['R', messages.refuse],
  ['N', messages.next],
  ['D', messages.enlarge.document],
  ['F', messages.enlarge.face],
  ['Shift D', messages.turn.document],
  ['Shift F', messages.turn.face],
  ['P', messages.loadAgain],
  ['T', messages.take],
]

function KeyList({ isOn, toggle }: ReturnType<typeof useKeysSetting>) {
  return (
    <details className="small">
      <summary>{messages.keys}</summary>
      <div className="stack">
        <p className="soft">{messages.keysNote}</p>
        <dl className="proof-keys">
          {KEYS.map(([keys, act]) => (
            <div key={keys}>
              <dt>
                <kbd>{keys}</kbd>
              </dt>
              <dd>{act}</dd>
            </div>
          ))}
        </dl>
        <div>
          <Button size="small" tone="plain" aria-pressed={isOn} onClick={toggle}>
            {messages.keysOn}
          </Button>
        </div>
      </div>
    </details>
  )
}

type Props = {
  reserve: Reserve
  links: PictureLinks
  views: PictureViews
  onDecide: (decision: VerificationDecision) => void
  onNext: () => void
}

/** The three decisions and the next one, by buttons and by keys. */
export function DecisionBar({ reserve, links, views, onDecide, onNext }: Props) {
  const { isWaiting, isMine, busy, take } = reserve
  const keys = useKeysSetting()
  const decide = (decision: VerificationDecision) => () => {
    if (isMine) onDecide(decision)
  }
  const pictureKeys = {
    d: () => views.enlarge('document'),
    f: () => views.enlarge('face'),
    'Shift+d': () => views.turn('document'),
    'Shift+f': () => views.turn('face'),
    p: () => void links.load(),
    n: onNext,
  }
  const decisionKeys = {
    a: decide('verified'),
    s: decide('needs_again'),
    r: decide('refused'),
    t: () => void (busy || take()),
  }
  useShortcuts(isWaiting ? { ...pictureKeys, ...decisionKeys } : pictureKeys, keys.isOn)
  const buttons = [
    ['verified', 'A', 'primary', messages.verify],
    ['needs_again', 'S', 'plain', messages.again],
    ['refused', 'R', 'danger-plain', messages.refuse],
  ] as const
  return (
    <section className="proof-decide" aria-label={messages.decide}>
      <div className="row">
        {isWaiting &&
          buttons.map(([decision, key, tone, label]) => (
            <Button
              key={decision}
              tone={tone}
              disabled={!isMine}
              aria-keyshortcuts={key}
              onClick={decide(decision)}
            >
              {label}
              {keys.isOn && <kbd aria-hidden>{key}</kbd>}
            </Button>
          ))}
        <Button tone="quiet" aria-keyshortcuts="N" onClick={onNext}>
          {messages.next}
          {keys.isOn && <kbd aria-hidden>N</kbd>}
        </Button>
      </div>
      <KeyList {...keys} />
    </section>
  )
}
