// @vitest-environment node
import { beforeAll, expect, test } from 'vitest'
import type { Filters } from '#pwa/features/tasks/search/filters.ts'
import { matchesFilters } from '#pwa/features/tasks/search/search.ts'
import { listAllTasks } from '#schema/contract/admin-lists.ts'
import { listOpenTasks } from '#schema/contract/task-reads.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { createMarket } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'

const TODOS: readonly (readonly [title: string, location: string])[] = [
  ['Àtúnṣe ọ̀nà omi ní Ìbàdàn', 'Ọ̀yọ́'],
  ['Ɗinkin riga a Ƙofar Ɓaɓura', 'Ƙaura Namoda'],
  ['Ịkwa akwa na Ụlọ ọgwụ', 'Ọka, Ṅnewi'],
  ['Ẹ ṣe àga ìjókòó', 'Ilé-Ifẹ̀'],
  // A line below or above the letter, as some write, in place of a dot.
  ['O̩ja o̲ja o̍ja', 'E̩de'],
  ['100% paint_job [new] *now*', 'Ago-Iwoye'],
]
/** The todo that each finds, by its place in the list; none for the last. */
const TITLES = [
  ['àtúnṣe', 'atunse', 'ÀTÚNṢE', 'ibadan', 'IBADAN', 'ona omi', 'ọm'],
  ['ɗinkin', 'ƊINKIN', 'dinkin', 'kofar', 'ƘOFAR', 'ɓaɓura', 'babura', 'ɗi', 'ƙof'],
  ['ịkwa', 'ỊKWA', 'ulo', 'ụlọ ọgwụ', 'ULO OGWU', 'ọg'],
  ['ẹ ṣe', 'e se', 'ijokoo', 'ÌJÓKÒÓ', 'ìj'],
  ['oja oja oja', 'ọja', 'OJA', 'ja o'],
  ['100%', '0%', '%', 't_j', '_', '[new]', '[', '*now*', '*'],
  ['otunse', 'pa_nt', 'p%t', 'n*w', '%%', '?', '__'],
]
const LOCATIONS = [
  ['oyo', 'Ọ̀YỌ́', 'ọ̀yọ'],
  ['kaura', 'ƘAURA', 'ƙaura namoda', 'da'],
  ['oka', 'nnewi', 'ỌKA, ṄNEWI', 'ṅn'],
  ['ile-ife', 'ILÉ', 'fẹ'],
  ['ẹde', 'EDE', 'de'],
  ['ago-iwoye', 'wo'],
  ['o_o', '%', 'a*o', 'ilé_'],
]
const FORMS = ['NFC', 'NFD'] as const

let tasker: TestUser
let admin: TestUser
let onPhone: Task[]
beforeAll(async () => {
  const market = await createMarket()
  tasker = await market.createTasker()
  admin = await market.createUser('admin')
  for (const form of FORMS) {
    const client = await market.createClient()
    for (const [title, location] of TODOS)
      await market.postTask(client, {
        title: title.normalize(form),
        location: location.normalize(form),
      })
  }
  onPhone = (await tasker.send(listOpenTasks, {})).body.tasks as unknown as Task[]
})

const found = (tasks: readonly { title: string }[]) =>
  tasks.map(({ title }) => TODOS.findIndex(([one]) => one === title.normalize('NFC'))).toSorted()
const foundOnPhone = (filters: Partial<Filters>) =>
  found(
    onPhone.filter(matchesFilters({ q: '', sort: 'newest', field: null, more: {}, ...filters })),
  )
/** Each todo is there in both forms of Unicode. */
const expected = (index: number) => (index < TODOS.length ? [index, index] : [])

/** Of each text in both forms: what is found by whom, and what should be. */
async function expectFound(
  texts: readonly string[],
  index: number,
  find: (text: string) => Promise<Record<string, unknown>>,
) {
  for (const text of texts.flatMap((each) => FORMS.map((form) => each.normalize(form)))) {
    const results = await find(text)
    const all = Object.keys(results).map((name) => [name, expected(index)])
    expect({ text, ...results }).toEqual({ text, ...Object.fromEntries(all) })
  }
}

test.each(TITLES.map((texts, index) => ({ texts, index })))(
  'phone, server and administrators agree on titles with $texts',
  async ({ texts, index }) => {
    await expectFound(texts, index, async (q) => ({
      phone: foundOnPhone({ q }),
      server: found((await tasker.send(listOpenTasks, { q })).body.tasks),
      administrators: found((await admin.send(listAllTasks, { q })).body.tasks),
    }))
  },
)

test.each(LOCATIONS.map((texts, index) => ({ texts, index })))(
  'phone and server agree on locations with $texts',
  async ({ texts, index }) => {
    await expectFound(texts, index, async (location) => ({
      phone: foundOnPhone({ more: { location } }),
      server: found((await tasker.send(listOpenTasks, { location })).body.tasks),
    }))
  },
)
