// `npm run bench:phone -- [--runs 3] [--only visits,kept,polls,photo] [--json]`: the built product on a poor phone and
// a poor line, beside the floor app, in the same run (DESIGN 8, PERFORMANCE 1). Says what is; asserts nothing: the
// counts are held by .ci/budgets.mjs and e2e/browser/bytes.test.ts.
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { forget } from './browser.mjs'
import { startFloor } from './floor-app.mjs'
import { KEPT, measureKept, prepareProfile } from './kept.mjs'
import { startProduct } from './onise-app.mjs'
import { newPhotoMeasure } from './photo.mjs'
import { measurePolls } from './polls.mjs'
import { median, percentile, print, rowsFrom } from './table.mjs'
import { measureVisits } from './visits.mjs'

const MEASURES = ['visits', 'kept', 'polls', 'photo']
const RATES = [4, 6]
const PORT = Number(process.env.PORT ?? 19_710)
process.env.NODE_ENV = 'production'

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    only: { type: 'string', default: MEASURES.join(',') },
    json: { type: 'boolean', default: false },
  },
})
const runs = Number(options.runs)
const only = options.only.split(',')
const say = (words) => console.error(words)

const began = Date.now()
say(`Load of this machine at the start: ${loadavg()[0].toFixed(1)}`)
const product = await startProduct({ port: PORT })
const floor = await startFloor({ port: PORT + 2, tasks: product.tasks })
const apps = [floor, product]
const photo = only.includes('photo') ? await newPhotoMeasure() : null

/** Every figure of every run, by app. */
const figures = { floor: {}, onise: {} }
const sends = { floor: {}, onise: {} }
const notes = { floor: [], onise: [] }
function keep({ name }, found) {
  for (const [id, value] of Object.entries(found.measured)) (figures[name][id] ??= []).push(value)
  for (const [id, times] of Object.entries(found.sends ?? {}))
    (sends[name][id] ??= []).push(...times)
  notes[name].push(found.notes)
}

const profiles = {}
try {
  if (only.includes('kept')) for (const app of apps) profiles[app.name] = await prepareProfile(app)
  for (let run = 1; run <= runs; run++) {
    // Side by side, measure by measure: what else the machine does meanwhile falls on both.
    const both = async (what, measure) => {
      for (const app of apps) {
        say(`run ${run} of ${runs}: ${what}, ${app.name}`)
        keep(app, await measure(app))
      }
    }
    if (only.includes('visits')) await both('visits', measureVisits)
    if (only.includes('kept')) {
      for (const rate of RATES)
        await both(`kept, ${rate}×`, (app) => measureKept(app, profiles[app.name], rate))
    }
    if (only.includes('polls')) await both('polls', measurePolls)
    if (photo) await both('photo', photo.measure)
  }
} finally {
  photo?.stop()
  for (const profile of Object.values(profiles)) forget(profile)
  for (const app of apps) await app.stop()
}

for (const name of ['floor', 'onise']) {
  for (const [id, times] of Object.entries(sends[name])) {
    figures[name][`${id}.p50`] = [median(times)]
    figures[name][`${id}.p95`] = [percentile(times, 0.95)]
  }
}
const rows = rowsFrom(figures.floor, figures.onise)
const complaints = [...new Set(notes.onise.flatMap((note) => note.complaints ?? []))]

if (options.json) {
  console.log(JSON.stringify({ runs, figures, sends, notes }, null, 2))
} else {
  const minutes = ((Date.now() - began) / 60_000).toFixed(1)
  console.log(
    `Median (least … most) of ${runs}, interleaved, ${minutes} min, load at the end ${loadavg()[0].toFixed(1)}.`,
  )
  print(rows)
  printNotes()
}

function printNotes() {
  const visit = notes.onise.findLast((note) => note.first)
  const inKb = (bytes) => `${(bytes / 1000).toFixed(1)} kB`
  const listed = (kinds) =>
    kinds.map(({ kind, files, bytes }) => `${kind} ${files}: ${inKb(bytes)}`).join(', ')
  console.log('')
  if (visit) {
    console.log(`First visit: ${listed(visit.first)}. Largest: ${visit.lcpOf}.`)
    console.log(`Then: ${listed(visit.after)}.`)
    for (const odd of visit.unlikeBudgets) console.log(`Unlike .ci/budgets: ${odd}`)
    for (const { path, status, up, down } of visit.repeat)
      console.log(`Repeat: ${status} ${path} ${up} B up, ${down} B down`)
  }
  const statuses = notes.onise.findLast((note) => note.statuses)?.statuses
  if (statuses)
    console.log(`Polls answered: quiet, one change, unchanged list: ${statuses.join(', ')}.`)
  const small = notes.onise.findLast((note) => note.width)
  if (small && photo) {
    const { type, width, height } = small
    console.log(`Photograph: ${inKb(photo.taken)} taken, ${type} ${width} × ${height} kept.`)
  }
  if (only.includes('kept'))
    console.log(
      `Kept: ${KEPT.toLocaleString('en')} todos; messages come later, so as many rows of wallet history stand in for them.`,
    )
  if (complaints.length > 0) console.log(`The app complained: ${complaints.join('; ')}`)
}
