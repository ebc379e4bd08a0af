import { useLayoutEffect, useRef, type MouseEvent } from 'react'
import { messageFor } from '#pwa/api/errors.ts'
import { Section } from '#pwa/features/admin/page/section.tsx'
import { useNow } from '#pwa/ui/browser/use-now.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { formatTime } from '#pwa/ui/format/format-time.ts'
import type { PictureStep } from '#schema/domain/verification.ts'
import { messages } from './messages.ts'
import type { ProofFile } from './proof.ts'
import type { PictureLinks, PictureViews } from './use-pictures.ts'
import './pictures.css'

const KEYS = {
  document: { enlarge: 'D', turn: 'Shift+D' },
  face: { enlarge: 'F', turn: 'Shift+F' },
} as const

const MIDDLE = { x: 0.5, y: 0.5 }

/** Where in the picture a click was; a key is in its middle. */
function placeOf({ detail, clientX, clientY, currentTarget }: MouseEvent<HTMLElement>) {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  if (detail === 0 || width === 0 || height === 0) return MIDDLE
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}

type PictureProps = PictureViews & { step: PictureStep; src: string; onBroken: () => void }

function ProofPicture({ step, src, views, enlarge, turn, onBroken }: PictureProps) {
  const frame = useRef<HTMLDivElement>(null)
  const place = useRef(MIDDLE)
  const { isLarge, quarterTurns } = views[step]
  useLayoutEffect(() => {
    if (!isLarge || !frame.current) return
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = frame.current
    frame.current.scrollLeft = place.current.x * scrollWidth - clientWidth / 2
    frame.current.scrollTop = place.current.y * scrollHeight - clientHeight / 2
    place.current = MIDDLE
  }, [isLarge])
  return (
    <figure className="proof-picture">
      <figcaption className="spread">
        <span className="strong">{messages.pictureOf[step]}</span>
        <Button
          size="small"
          tone="plain"
          icon="retry"
          aria-keyshortcuts={KEYS[step].turn}
          onClick={() => turn(step)}
        >
          {messages.turn[step]}
        </Button>
      </figcaption>
      <div ref={frame} className="proof-frame">
        <button
          type="button"
          className="proof-enlarge"
          data-large={isLarge || undefined}
          aria-pressed={isLarge}
          aria-label={messages.enlarge[step]}
          aria-keyshortcuts={KEYS[step].enlarge}
          onClick={(event) => {
            place.current = placeOf(event)
            enlarge(step)
          }}
        >
          <img src={src} alt="" data-turns={quarterTurns} onError={onBroken} />
        </button>
      </div>
    </figure>
  )
}

function LinksNote({ expiresAt }: { expiresAt: string }) {
  const isOver = useNow() >= Date.parse(expiresAt)
  return isOver ? messages.linksEnded : messages.linksEnd(formatTime(expiresAt))
}

type Props = { file: ProofFile; links: PictureLinks; views: PictureViews }

/** Both pictures, large and side by side. */
export function Pictures({
  file,
  links: { links, busy, failure, isBroken, ...rest },
  views,
}: Props) {
  const { load, reportBroken } = rest
  if (file.pictures.length === 0)
    return (
      <Section title={messages.pictures}>
        <p className="soft">{messages.noPictures}</p>
      </Section>
    )
  return (
    <Section
      title={messages.pictures}
      action={
        <Button
          size="small"
          tone="plain"
          busy={busy}
          busyLabel={messages.loading}
          aria-keyshortcuts="P"
          onClick={() => void load()}
        >
          {links ? messages.loadAgain : messages.showPictures}
        </Button>
      }
    >
      {failure && (
        <Notice tone="bad" alert>
          {messageFor(failure)}
        </Notice>
      )}
      {isBroken && (
        <Notice tone="bad" alert title={messages.broken}>
          {messages.brokenText}
        </Notice>
      )}
      {links && (
        <div className="proof-pictures">
          {file.pictures.map((step) => {
            const src = links[step]
            return (
              src && (
                // Another link of a picture is another picture, which loads anew.
                <ProofPicture key={src} {...views} step={step} src={src} onBroken={reportBroken} />
              )
            )
          })}
        </div>
      )}
      <p className="small soft">
        {messages.picturesNote} {links && <LinksNote expiresAt={links.expiresAt} />}
      </p>
    </Section>
  )
}
