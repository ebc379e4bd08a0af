import { messages } from '#pwa/features/admin/messages.ts'

/** "HTTP 503" says something to engineers only, so words come first. */
export function ErrorText({ error }: { error: string }) {
  const status = /\bHTTP (\d{3})\b/.exec(error)?.[1]
  return (
    <>
      {status && <p>{messages.statusWords(Number(status))}</p>}
      <code className="admin-hash">{error}</code>
    </>
  )
}
