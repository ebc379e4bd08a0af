import { readNow } from '#pwa/ui/browser/clock.ts'
import {
  formatDate,
  formatDay,
  formatMoment,
  formatTime,
  type Moment,
} from '#pwa/ui/format/format-time.ts'

type Props = {
  at: Moment
  /** day: "Friday, 15 January". short: "15 January". time: "9:12 AM". both. near: "Today", "Yesterday", else day. */
  show?: 'day' | 'short' | 'time' | 'both' | 'near'
}

const FORMATS = {
  day: (at: Moment) => formatDate(at),
  short: (at: Moment) => formatDate(at, readNow(), true),
  time: formatTime,
  both: (at: Moment) => formatMoment(at),
  near: (at: Moment) => formatDay(at),
}

/** A moment in the time of Lagos. */
export function DateText({ at, show = 'day' }: Props) {
  return <time dateTime={new Date(at).toISOString()}>{FORMATS[show](at)}</time>
}
