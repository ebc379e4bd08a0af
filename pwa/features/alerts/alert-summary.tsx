import { messages as placeMessages } from '#pwa/places/messages.ts'
import { placeLabel, usePlaces } from '#pwa/places/use-places.ts'
import type { Alert } from '#schema/contract/alerts.schemas.ts'
import { skillLabel, tradeLabel } from '#schema/domain/trades.ts'
import { messages } from './messages.ts'

/** What an alert is about: trade, skills, and how far from where. */
export function AlertSummary({ alert }: { alert: Alert }) {
  usePlaces()
  const { field, skills, place, areas, reach } = alert
  const where = place
    ? [...[place, ...areas].map((each) => placeLabel(each)), placeMessages.reaches[reach]]
    : [placeMessages.reaches.anywhere]
  return (
    <div>
      <p>
        <strong>{field && tradeLabel(field)}</strong>
        {alert.followsProfile && <span className="soft small"> · {messages.ofProfile}</span>}
      </p>
      <p className="soft">{[...skills.map((skill) => skillLabel(skill)), ...where].join(' · ')}</p>
    </div>
  )
}
