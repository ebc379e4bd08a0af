import { foldSearch, foldWords } from './fold-search.ts'
import type { Words } from './localize.ts'
import { TRADE_TEXTS } from './messages/trades.ts'
import { TRADE_NAMES, type Trade } from './trade-names.ts'

export { TRADE_NAMES, type Trade }

type SkillOf<T extends Trade> = keyof (typeof TRADE_TEXTS)['skills'][T] & string
export type Skill = { [T in Trade]: SkillOf<T> }[Trade]

/** The 13 trades and their 78 skills. */
export const TRADES = Object.fromEntries(
  TRADE_NAMES.map((trade) => [trade, Object.keys(TRADE_TEXTS.skills[trade])]),
) as unknown as { readonly [T in Trade]: readonly SkillOf<T>[] }

const tradeBySkill = new Map<string, Trade>(
  TRADE_NAMES.flatMap((trade) => TRADES[trade].map((skill) => [skill, trade] as const)),
)

export const isSkill = (value: string): value is Skill => tradeBySkill.has(value)

/** The one trade that all these skills belong to; null when there is none or more than one. */
export function tradeOf(skills: readonly string[]): Trade | null {
  const trades = new Set(skills.map((skill) => tradeBySkill.get(skill)))
  const [only] = trades
  return trades.size === 1 && only ? only : null
}

/** As a cursor of the sync has it. */
export const slugOfTrade = (trade: Trade): string => trade.toLowerCase().replace(/[^a-z]/g, '')

type TradeWords = Words<typeof TRADE_TEXTS>

/** What is shown for a trade; a name that only a newer build has stays as it is, as do those below. */
export const tradeLabel = (trade: string, { trades }: TradeWords = TRADE_TEXTS): string =>
  trades[trade as Trade] ?? trade

export function skillLabel(skill: string, { skills }: TradeWords = TRADE_TEXTS): string {
  const trade = tradeBySkill.get(skill)
  return trade ? String(Reflect.get(skills[trade], skill)) : skill
}

/** Options of skills: the value is stored, the label is shown. */
export const skillOptions = (trade: Trade) =>
  TRADES[trade].map((skill) => ({ value: skill, label: skillLabel(skill) }))

/** In the alphabetical order of what is shown. */
export const tradesInOrder = (): Trade[] =>
  TRADE_NAMES.toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1))
const orderOf = (trade: Trade) => foldSearch(tradeLabel(trade))

const NAMED_MIN = 3
/** Words apart, so that a search can be compared with their beginnings. */
const spaced = (name: string) => ` ${foldWords(name)}`

/** Trades that a search names, by themselves or by a skill, in the language that is shown or in English. */
export function tradesNamed(search: string, words: TradeWords = TRADE_TEXTS): Trade[] {
  const text = spaced(search).trim()
  if (text.length < NAMED_MIN) return []
  const namesOf = (trade: Trade) => [
    trade,
    tradeLabel(trade, words),
    ...TRADES[trade].flatMap((skill) => [skill, skillLabel(skill, words)]),
  ]
  return tradesInOrder().filter((trade) =>
    namesOf(trade).some((name) => spaced(name).includes(` ${text}`)),
  )
}
