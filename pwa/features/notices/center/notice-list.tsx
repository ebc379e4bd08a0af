import { Link } from '@tanstack/react-router'
import { noticeWords } from '#pwa/api/server-words.ts'
import { VisuallyHidden } from '#pwa/ui/display/visually-hidden.tsx'
import { supportAddresses, withSupportLinks } from '#pwa/ui/feedback/support-addresses.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { formatDay, formatTime } from '#pwa/ui/format/format-time.ts'
import { supportAbout } from '#schema/domain/notice-support.ts'
import { noticeLink } from '#schema/domain/notice.ts'
import { messages } from '../messages.ts'
import { byDay, type NoticeRow } from './reads.ts'
import './notice-list.css'

type Props = { notices: readonly NoticeRow[]; onOpen: (notice: NoticeRow) => void }

function NoticeItem({ notice, onOpen }: { notice: NoticeRow; onOpen: Props['onOpen'] }) {
  const { createdAt, readAt } = notice
  const { title, text } = noticeWords(notice)
  return (
    <Link
      to={noticeLink(notice)}
      className="notice-list-item"
      data-unread={readAt ? undefined : ''}
      onClick={() => onOpen(notice)}
    >
      <span className="notice-list-title">
        {!readAt && <VisuallyHidden>{messages.unread}</VisuallyHidden>} {title}
      </span>
      <span className="notice-list-text">{text}</span>
      <span className="small soft">{formatTime(createdAt)}</span>
    </Link>
  )
}

/** Where a notice says to write to support, the way there, with its todo. */
function SupportLink({ notice }: { notice: NoticeRow }) {
  const about = supportAbout(notice)
  if (!about) return null
  return (
    <>
      <LinkButton to="/help" search={about} hash="write" size="small" tone="plain">
        {messages.writeToUs}
      </LinkButton>{' '}
      <span className="small">{withSupportLinks(supportAddresses())}</span>
    </>
  )
}

/** Where one alert finds too much. */
function FewerLink({ data }: NoticeRow) {
  if (!data?.alert) return null
  return (
    <LinkButton to="/alerts" search={{ alert: data.alert }} size="small" tone="plain">
      {messages.fewerLikeThis}
    </LinkButton>
  )
}

/** By day, newest first. Opening one marks it as read and leads to where the user can act. */
export function NoticeList({ notices, onOpen }: Props) {
  return byDay(notices).map(({ day, at, notices: ofDay }) => (
    <section key={day} className="notice-day" aria-label={formatDay(at)}>
      <h2>{formatDay(at)}</h2>
      <ul className="list" role="list">
        {ofDay.map((notice) => (
          <li key={notice._id}>
            <NoticeItem notice={notice} onOpen={onOpen} />
            <SupportLink notice={notice} />
            <FewerLink {...notice} />
          </li>
        ))}
      </ul>
    </section>
  ))
}
