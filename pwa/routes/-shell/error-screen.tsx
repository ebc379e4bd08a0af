import type { ErrorComponentProps } from '@tanstack/react-router'
import { messages as apiMessages } from '#pwa/api/messages.ts'
import { Empty } from '#pwa/ui/display/empty.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { Page } from '#pwa/ui/layout/page.tsx'
import { messages } from './error-messages.ts'

type Words = { heading: string; text: string }

/** Dexie's errors when a browser refuses to open a database. */
const STORAGE_ERROR =
  /OpenFailed|MissingAPI|DatabaseClosed|SecurityError|InvalidStateError|UnknownError/

/** The browsers' words for a script that could not be fetched: that of a screen that is not stored on the phone. */
const SCRIPT_ERROR = /dynamically imported module|Importing a module script failed/i

function wordsFor(error: unknown): Words {
  const text = String(error)
  if (STORAGE_ERROR.test(text)) return messages.storage
  return SCRIPT_ERROR.test(text) ? messages.network : messages.other
}

const Failed = ({ heading, text }: Words) => (
  <main>
    <Page title={messages.title}>
      <Empty
        title={heading}
        action={<Button onClick={() => location.reload()}>{messages.reload}</Button>}
      >
        {text}
      </Empty>
    </Page>
  </main>
)

/** In place of a screen that failed: what happened, and what the user can do. */
export const ErrorScreen = ({ error }: ErrorComponentProps) => <Failed {...wordsFor(error)} />

/** In place of a screen whose script does not come: a server that hangs neither sends nor refuses it. */
export const LateScreen = () => (
  <Failed
    heading={messages.network.heading}
    text={`${apiMessages.unreachable} ${apiMessages.tryAgain}`}
  />
)
