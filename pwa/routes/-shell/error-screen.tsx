import type { ErrorComponentProps } from '@tanstack/react-router'
import { Empty } from '#pwa/ui/display/empty.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { Page } from '#pwa/ui/layout/page.tsx'
import { messages } from './error-messages.ts'

/** Dexie's errors when a browser refuses to open a database. */
const STORAGE_ERROR =
  /OpenFailed|MissingAPI|DatabaseClosed|SecurityError|InvalidStateError|UnknownError/

/** In place of a screen that failed: what happened, and what the user can do. */
export function ErrorScreen({ error }: ErrorComponentProps) {
  const isAboutStorage = STORAGE_ERROR.test(String(error))
  const { heading, text } = isAboutStorage ? messages.storage : messages.other
  return (
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
}
