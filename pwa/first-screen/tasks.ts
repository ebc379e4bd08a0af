import { EARNINGS_MESSAGES } from '#pwa/features/tasks/life/earnings-messages.ts'
import { messages } from '#pwa/features/tasks/list/messages.ts'
import { sortMixed } from '#pwa/features/tasks/list/order.ts'
import { cardPictureOf } from '#pwa/features/tasks/list/use-grid.ts'
import { isDataSaverOn } from '#pwa/ui/browser/data-saver.ts'
import { captionHue } from '#pwa/ui/display/tint.ts'
import { TRADE_ICONS } from '#pwa/ui/display/trade-icons.ts'
import { formatAgo, formatMoment, formatTaskTime } from '#pwa/ui/format/format-time.ts'
import type { OwnUser } from '#schema/contract/accounts.ts'
import type { ResponseBody } from '#schema/contract/endpoint.ts'
import type { findTask, listOpenTasks } from '#schema/contract/task-reads.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { truncateAtWord } from '#schema/domain/graphemes.ts'
import { PREVIEW } from '#schema/domain/limits.ts'
import { formatNaira, nairaOf } from '#schema/domain/money.ts'
import { copyOf, fillAvatar, find, findAll, setIcon, setText } from './elements.ts'
import type { Screen } from './screens.ts'
import { isGrid } from './stored-list.ts'

export type ListResponse = ResponseBody<typeof listOpenTasks>
export type TaskResponse = ResponseBody<typeof findTask>

const done = () => {}

/** In English the words; the names of trades, skills and project types are those that are stored (domain/trades.ts). */
type Word = (text: string) => string

/** What a card and a page show of a task. */
function fillFacts(root: HTMLElement, task: Task, word: Word): void {
  const [place, type, time] = findAll(root, '.meta-item')
  setText(place, task.location || word(messages.anywhere))
  setText(type, word(task.projectType))
  setText(time, word(formatTaskTime(task)))
  const amount = find(root, '.money')
  amount.textContent = formatNaira(task.price)
  amount.setAttribute('value', String(nairaOf(task.price)))
  const blank = root.querySelector<HTMLElement>('.picture-blank')
  if (!blank) return
  const [skill = ''] = task.skills
  blank.dataset['hue'] = String(captionHue(skill))
  setIcon(blank, '.icon', TRADE_ICONS[task.field] ?? 'image')
  const caption = blank.querySelector('.picture-caption')
  if (caption) caption.textContent = word(skill)
}

function fillCard(card: HTMLElement, task: Task, { isEnglish, isShort }: CardOptions) {
  const word: Word = (text) => (isEnglish ? text : '')
  const title = find(card, '.card-title a')
  title.textContent = task.title
  title.setAttribute('href', `/single-task/${task._id}`)
  const text = truncateAtWord(task.description, isShort ? PREVIEW.openGrid : PREVIEW.card)
  find(card, '.card-text').textContent = text
  setText(find(card, '.task-card-field'), word(` ${task.field} · `))
  setIcon(card, '.task-card-field', TRADE_ICONS[task.field])
  const age = find(card, 'time') as HTMLTimeElement
  age.dateTime = task.createdAt
  age.title = word(formatMoment(task.createdAt))
  age.textContent = word(formatAgo(task.createdAt))
  fillFacts(card, task, word)
  return card
}
type CardOptions = { isEnglish: boolean; isShort: boolean }

/** What the app shows a professional who has told what they do. */
const mayWork = ({ userType, skillsets, profileDescription }: OwnUser): boolean =>
  userType === 'tasker' && skillsets.length > 0 && Boolean(profileDescription)

/**
 * The open todos, in the order of the app's first visit. The template has a card for each look: with a picture, with one
 * that is loaded on a tap, without; and the same for cards beside each other.
 */
export function fillList({ content, user, isEnglish }: Screen, response: ListResponse) {
  const { tasks, nextCursor } = response
  const isShort = isGrid()
  const list = find(content, '.list')
  const looks = [...list.children].slice(isShort ? 3 : 0)
  const lookOf = (task: Task) => {
    if (!cardPictureOf(task, isShort)) return 2
    return isDataSaverOn() ? 1 : 0
  }
  const open = tasks.filter(({ status, client }) => status === 'pending' && client !== user._id)
  if (!mayWork(user) || open.length === 0) return null
  const seed = globalThis.drawnList?.seed ?? 0
  const sorted = sortMixed(open, { seed, userTrade: user.trade, batchOf: () => 0 })
  const cards = sorted.flatMap((task) => {
    const look = looks[lookOf(task)]
    return look ? [fillCard(copyOf(look), task, { isEnglish, isShort })] : []
  })
  list.replaceChildren(...cards)
  if (!nextCursor) content.querySelector('.pager')?.remove()
  // A select is as wide as its longest option.
  if (user.trade && isEnglish)
    find(content, 'option[value=""]').before(new Option(messages.myField(user.trade), user.trade))
  return done
}

/** An open todo for a professional. The template has a page with and without a picture, for a client who is verified or not. */
export function fillTask({ content, user, isEnglish }: Screen, { task }: TaskResponse) {
  const { postedBy, taskImage } = task
  const isOpen = task.status === 'pending' && task.client !== user._id
  if (user.userType !== 'tasker' || !isOpen || (taskImage && isDataSaverOn())) return null
  const word: Word = (text) => (isEnglish ? text : '')
  const pages = findAll(content, '.page')
  const page = pages[(taskImage ? 0 : 1) + (postedBy.isVerified ? 2 : 0)]
  if (!page) return null
  for (const other of pages) if (other !== page) other.remove()
  find(page, '.page-title').textContent = task.title
  find(page, '.task-detail-text').textContent = task.description
  if (taskImage) find(page, '.picture-image').setAttribute('src', taskImage)
  const skills = find(page, '.chips')
  const skill = find(skills, 'li')
  skills.replaceChildren(
    ...task.skills.map((name) => {
      const chip = copyOf(skill)
      find(chip, '.chip').textContent = word(name)
      return chip
    }),
  )
  find(page, '.user-header-name .upper').textContent = postedBy.username
  fillAvatar(find(page, '.user-header .avatar'), postedBy)
  fillFacts(page, task, word)
  const earnings = EARNINGS_MESSAGES.summary(formatNaira(task.price))
  find(page, '.earnings-summary').textContent = word(earnings)
  find(page, 'a[href^="/apply-task/"]').setAttribute('href', `/apply-task/${task._id}`)
  return done
}
