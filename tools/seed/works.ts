import { listCompletedTasks } from '#schema/contract/task-reads.ts'
import {
  addWorkPicture,
  listTaskPictures,
  objectToPicture,
  takeOverPicture,
} from '#schema/contract/work-pictures.ts'
import type { Trade } from '#schema/domain/trades.ts'
import { tools, type Options } from './events.ts'
import { drawTask, drawThumbnail } from './images.ts'
import type { Step } from './run-task-lifecycle.ts'

type Shown = { by: string; trade: Trade; captions: readonly string[] }

/** Pictures of work from before Onise. */
const WORKS: readonly Shown[] = [
  {
    by: 'tasker',
    trade: 'Electrician',
    captions: [
      'A board with twelve ways, all named',
      'Garden lights along a wall in Ikeja',
      'Inverter and four batteries, in one day',
      'Sockets and lamps of a tailor’s shop',
    ],
  },
  {
    by: 'sani',
    trade: 'Electrician',
    captions: ['Changeover switch for a shop', 'Fans in three classrooms'],
  },
  {
    by: 'chidi',
    trade: 'Painter',
    captions: ['Parlour in two colours', 'Outside of a church hall', 'A shop front in a night'],
  },
  { by: 'femi', trade: 'Furniture', captions: ['Sofa covered anew', 'Wardrobe with a mirror'] },
  { by: 'amaka', trade: 'Baker', captions: ['A wedding cake of four floors'] },
  { by: 'kunle', trade: 'Photograph', captions: ['Naming ceremony in Surulere', ''] },
  { by: 'ngozie', trade: 'Fashion', captions: ['Aso ebi for eighteen guests'] },
]

/** They have had their accounts for long, and added one each hour. */
const ADDED_HOURS = 600

/** One is seen by everybody, one only by its professional as yet, and one is refused. */
const TAKEN_OVER = [
  { by: 'musa', title: 'Service the tyres of the delivery van', hoursAgo: 176 },
  { by: 'musa', title: 'Two new tyres for the delivery van', hoursAgo: 80 },
  { by: 'tasker', title: 'Outside light with a sensor', hoursAgo: 20 },
]
const REFUSED = { by: 'ifeoma', picture: TAKEN_OVER[1], hoursAgo: 70 }

/** Pictures of earlier work, some of them done here. */
export function workPictureSteps(options: Options): Step[] {
  const { call, timeOf, userOf } = tools(options)
  const add =
    ({ by, trade }: Shown, caption: string) =>
    async () => {
      const picture = await drawTask(trade, caption || trade)
      const thumbnail = await drawThumbnail(picture)
      await call(userOf(by).token, addWorkPicture, { picture, thumbnail, caption, field: trade })
    }
  const pictureOf = async (by: string, title: string) => {
    const { token } = userOf(by)
    const id = (await call(token, listCompletedTasks, {})).task.find(
      (task) => task.title === title,
    )?._id
    if (!id) throw new Error(`${by} has not completed "${title}"`)
    const [picture] = (await call(token, listTaskPictures, { id })).pictures
    if (!picture) throw new Error(`"${title}" has no picture`)
    return { id, token, ...picture }
  }
  const takeOver = (by: string, title: string) => async () => {
    const { id, token, source } = await pictureOf(by, title)
    await call(token, takeOverPicture, { id, source })
  }
  const refuse = async () => {
    const { by = '', title = '' } = REFUSED.picture ?? {}
    const { copy } = await pictureOf(by, title)
    if (copy) await call(userOf(REFUSED.by).token, objectToPicture, { id: copy._id })
  }
  return [
    ...WORKS.flatMap((shown) =>
      shown.captions.map((caption, index) => ({
        at: timeOf(ADDED_HOURS - index),
        run: add(shown, caption),
      })),
    ),
    ...TAKEN_OVER.map(({ by, title, hoursAgo }) => ({
      at: timeOf(hoursAgo),
      run: takeOver(by, title),
    })),
    { at: timeOf(REFUSED.hoursAgo), run: refuse },
  ]
}
