import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { readSharingGroup } from '#schema/contract/admin-fraud.ts'
import type { ResponseBody } from '#schema/contract/endpoint.ts'
import { initialsOf } from '#schema/domain/initials.ts'
import { formatNaira } from '#schema/domain/money.ts'
import {
  GRAPH_WIDTH,
  labelAt,
  layOutGraph,
  lineBetween,
  nameAt,
  type GraphLayout,
} from './graph-layout.ts'
import { messages } from './messages.ts'
import './fraud.css'

export type Group = ResponseBody<typeof readSharingGroup>
type Account = Group['accounts'][number]
type Pair = Group['pairs'][number]

const NAME_MAX = 12
const shortName = (name: string) =>
  name.length > NAME_MAX ? `${name.slice(0, NAME_MAX - 1)}…` : name

function Node({
  account,
  index,
  layout,
}: {
  account: Account
  index: number
  layout: GraphLayout
}) {
  const point = layout.points[index]
  if (!point) return null
  return (
    <Link to="/admin/$" params={{ _splat: `users/${account._id}` }} tabIndex={-1}>
      <g data-standing={account.standing}>
        <circle cx={point.x} cy={point.y} r={layout.radius} />
        <text className="fraud-initials" x={point.x} y={point.y} dy="0.35em">
          {initialsOf(account.username)}
        </text>
        {layout.labels !== 'none' && (
          <text {...nameAt(point, layout)}>{shortName(account.username)}</text>
        )}
      </g>
    </Link>
  )
}

type Point = GraphLayout['points'][number]
type EdgesProps = {
  pair: Pair
  /** In the list below, from 1. */
  number: number
  pointOf: (id: string) => Point | undefined
  layout: GraphLayout
  arrow: string
}

/** Of two accounts: what they share above the lines, the money below them. */
function Words({ pair: { by, payments }, middle }: { pair: Pair; middle: Point }) {
  return (
    <>
      <text x={middle.x} y={middle.y - 14}>
        {messages.shortKinds(by)}
      </text>
      {payments.map(({ from, amount }, index) => (
        <text key={from} className="fraud-amount" x={middle.x} y={middle.y + 22 + 20 * index}>
          {formatNaira(amount)}
        </text>
      ))}
    </>
  )
}

/** What the two share, and beside it the money each way. */
function Edges({ pair, number, pointOf, layout, arrow }: EdgesProps) {
  const { users, by, payments } = pair
  const [one, other] = users.map(pointOf)
  if (!one || !other) return null
  // From left to right, so that the lines with money are on one side.
  const [left, right] = one.x <= other.x ? [one, other] : [other, one]
  const label = labelAt(left, right)
  const amounts = layout.labels === 'amounts' ? payments.map(({ amount }) => amount) : []
  return (
    <g>
      {by.length > 0 && (
        <line
          className="fraud-shared"
          {...lineBetween(left, right, layout.radius, payments.length > 0 ? -7 : 0)}
        />
      )}
      {payments.map(({ from, to }, index) => {
        const [start, end] = [pointOf(from), pointOf(to)]
        if (!start || !end) return null
        const aside = (start === left ? 1 : -1) * (7 + 20 * index)
        return (
          <line
            key={from}
            className="fraud-money"
            markerEnd={`url(#${arrow})`}
            {...lineBetween(start, end, layout.radius, aside)}
          />
        )
      })}
      {layout.labels === 'words' && (
        <Words pair={pair} middle={{ x: (left.x + right.x) / 2, y: left.y }} />
      )}
      {(layout.labels === 'amounts' || layout.labels === 'numbers') && (
        <text {...label} dy="0.35em">
          {messages.edge(number, amounts)}
        </text>
      )}
    </g>
  )
}

/** A picture of the lists below it, which have all of it in words; so it is no place for the keyboard. */
export function Graph({ group: { accounts, pairs } }: { group: Group }) {
  const arrow = useId()
  const layout = layOutGraph(accounts.length)
  const pointOf = (id: string) => layout.points[accounts.findIndex(({ _id }) => _id === id)]
  return (
    <svg
      className="fraud-graph"
      viewBox={`0 0 ${GRAPH_WIDTH} ${layout.height}`}
      aria-hidden="true"
      focusable="false"
    >
      <marker
        id={arrow}
        viewBox="0 0 8 8"
        refX="7"
        refY="4"
        markerWidth="7"
        markerHeight="7"
        orient="auto"
      >
        <path d="M0 0 8 4 0 8z" />
      </marker>
      {pairs.map((pair, index) => (
        <Edges
          key={pair.users.join()}
          pair={pair}
          number={index + 1}
          pointOf={pointOf}
          layout={layout}
          arrow={arrow}
        />
      ))}
      {accounts.map((account, index) => (
        <Node key={account._id} account={account} index={index} layout={layout} />
      ))}
    </svg>
  )
}
