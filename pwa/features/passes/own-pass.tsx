import { useQuery } from '@tanstack/react-query'
import { createElement, useState } from 'react'
import { useReplica } from '#pwa/outbox/use-view.ts'
import { useLazyModule } from '#pwa/ui/browser/use-lazy-module.ts'
import { useNow } from '#pwa/ui/browser/use-now.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { Dialog } from '#pwa/ui/layout/dialog.tsx'
import type { TaskId } from '#schema/domain/ids.ts'
import { passLink, passStateOf, readPass } from '#schema/domain/pass.ts'
import { messages } from './messages.ts'
import { PassFacts } from './pass-facts.tsx'

const loadQrCode = async () => (await import('#pwa/images/qr-code.tsx')).QrCode

type ShownProps = { token: string; picture: string | null; onClose: () => void }

function ShownPass({ token, picture, onClose }: ShownProps) {
  const QrCode = useLazyModule(true, loadQrCode)
  const { data: words } = useQuery({
    queryKey: ['words of a pass', token],
    queryFn: async () => (await (await import('./pass-words.ts')).wordsOfPass(token)).words,
    staleTime: Infinity,
  })
  const claims = readPass(token)?.claims
  if (!claims) return null
  return (
    <Dialog open onClose={onClose} title={messages.title}>
      <div className="stack">
        {QrCode &&
          createElement(QrCode, {
            text: passLink(location.origin, token),
            label: messages.code,
            wide: true,
          })}
        <PassFacts claims={claims} picture={picture} words={words} />
        {picture === null && <p className="soft">{messages.noPicture}</p>}
        <p className="soft">{messages.scan}</p>
      </div>
    </Dialog>
  )
}

type Props = { id: TaskId; picture: string | null }

/** The professional's pass of a task, from this phone: also without a network. */
export function OwnPass({ id, picture }: Props) {
  const now = useNow()
  const [isShown, setIsShown] = useState(false)
  const row = useReplica(async ({ replica }) => (await replica.submissions.get(id)) ?? null, [id])
  if (row === undefined) return null
  const token = row?.pass
  const claims = readPass(token ?? '')?.claims
  const isOver = claims && passStateOf(claims, { isRevoked: false, now }) === 'expired'
  return (
    <section className="stack stack-tight" aria-label={messages.title}>
      {token && claims && !isOver ? (
        <>
          <div className="row">
            <Button tone="plain" icon="verified" onClick={() => setIsShown(true)}>
              {messages.show}
            </Button>
          </div>
          <p className="small soft">{messages.text}</p>
        </>
      ) : (
        <Notice tone="news">
          {row && (isOver || row.events) ? messages.none : messages.notRead}
        </Notice>
      )}
      {isShown && token && (
        <ShownPass token={token} picture={picture} onClose={() => setIsShown(false)} />
      )}
    </section>
  )
}
