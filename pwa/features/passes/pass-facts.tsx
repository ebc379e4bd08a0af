import { Avatar } from '#pwa/ui/display/avatar.tsx'
import { Icon } from '#pwa/ui/display/icon.tsx'
import { formatDate } from '#pwa/ui/format/format-time.ts'
import { startOfDay } from '#schema/domain/days.ts'
import { passDays, type PassClaims } from '#schema/domain/pass.ts'
import { checkMessages as messages } from './messages.ts'
import './passes.css'

type Props = {
  claims: PassClaims
  /** Null when it is not known, or when there is none. */
  picture: string | null
  words: readonly string[] | undefined
}

/** What a pass says, for the one who shows it and the one who checks it. */
export function PassFacts({ claims, picture, words }: Props) {
  const { name, badge, task, area } = claims
  const { from, until } = passDays(claims)
  return (
    <div className="stack">
      <div className="pass-head">
        <Avatar name={name} picture={picture} size="huge" cached />
        <div>
          <p className="pass-name">{name}</p>
          <p className="row">
            {badge === 1 && <Icon name="verified" size="small" />}
            {badge === 1 ? messages.verified : messages.notVerified}
          </p>
        </div>
      </div>
      {words && (
        <ol className="pass-words" aria-label={messages.words} lang="en">
          {words.map((word, index) => (
            <li key={index}>{word}</li>
          ))}
        </ol>
      )}
      <dl className="pass-facts">
        <dt>{messages.work}</dt>
        <dd>{task}</dd>
        {area !== undefined && (
          <>
            <dt>{messages.area}</dt>
            <dd>{area}</dd>
          </>
        )}
        <dt>{messages.valid}</dt>
        <dd>{messages.days(formatDate(startOfDay(from)), formatDate(startOfDay(until)))}</dd>
      </dl>
    </div>
  )
}
