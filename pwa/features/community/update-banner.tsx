import { useQuery } from '@tanstack/react-query'
import { useSession } from '#pwa/session/session.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { messages } from './messages.ts'
import { closeUpdate, pullUpdates, useOpenUpdate } from './reads.ts'

/** The newest update of an administrator, until this user closes it; also without a network. */
export function UpdateBanner() {
  const session = useSession()
  useQuery(pullUpdates(session))
  const update = useOpenUpdate()
  if (!update) return null
  const { _id: id, caption, file } = update
  return (
    <section aria-label={messages.updates}>
      <Notice
        tone="news"
        title={messages.updates}
        action={
          <div className="row">
            {file && (
              <a href={file.url} target="_blank" rel="noopener noreferrer">
                {file.type === 'application/pdf' ? messages.seePdf : messages.see}
              </a>
            )}
            <Button size="small" tone="plain" onClick={() => void closeUpdate(session, id)}>
              {messages.close}
            </Button>
          </div>
        }
      >
        {caption}
      </Notice>
    </section>
  )
}
