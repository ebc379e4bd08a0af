// `npm run bench:phone -- [--runs 3] [--only loads,offline,…] [--json]`: the built product on a slow phone and a
// slow network, beside the baseline app. It asserts nothing: .ci/budgets.ts and testing/browser/transfer-size.test.ts do.
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { median, percentile } from '#bench/statistics.ts'
import type { AppName, BenchApp, Measurement, Notes } from './app.ts'
import { startBaseline } from './baseline-app.ts'
import { deleteProfile } from './browser.ts'
import { measureChat } from './chat.ts'
import { measureDay } from './day.ts'
import { createPhotoMeasure } from './image-upload.ts'
import { printNotes } from './notes.ts'
import { measureOfflineStart, prepareProfile } from './offline-start.ts'
import { startProduct } from './onise-app.ts'
import { measurePageLoads } from './page-loads.ts'
import { measurePolls } from './polls.ts'
import { printTable, type Figures } from './table.ts'
import { measureTaps } from './taps.ts'

const MEASURES = ['loads', 'offline', 'polls', 'photo', 'day', 'taps', 'chat'] as const
const CPU_RATES = [4, 6]
const PORT = Number(process.env['PORT'] ?? 19_710)
process.env['NODE_ENV'] = 'production'

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    only: { type: 'string', default: MEASURES.join(',') },
    json: { type: 'boolean', default: false },
  },
})
const runs = Number(options.runs)
const selected = new Set(options.only.split(','))
const log = (message: string) => console.error(message)

/** Every value of every run, by app. */
class Results {
  readonly figures: Record<AppName, Figures> = { baseline: {}, onise: {} }
  readonly sends: Record<AppName, Figures> = { baseline: {}, onise: {} }
  readonly notes: Record<AppName, Notes[]> = { baseline: [], onise: [] }

  add(name: AppName, measurement: Measurement): void {
    for (const [id, value] of Object.entries(measurement.figures))
      (this.figures[name][id] ??= []).push(value)
    for (const [id, durations] of Object.entries(measurement.sends ?? {}))
      (this.sends[name][id] ??= []).push(...durations)
    this.notes[name].push(measurement.notes)
  }

  summarizeSends(): void {
    for (const name of ['baseline', 'onise'] as const)
      for (const [id, durations] of Object.entries(this.sends[name])) {
        this.figures[name][`${id}.p50`] = [median(durations)]
        this.figures[name][`${id}.p95`] = [percentile(durations, 0.95)]
      }
  }
}

type PhotoMeasure = Awaited<ReturnType<typeof createPhotoMeasure>>
type Measure = { name: string; measure: (app: BenchApp) => Promise<Measurement> }

function selectMeasures(
  profiles: ReadonlyMap<BenchApp, string>,
  photo: PhotoMeasure | null,
): Measure[] {
  const measures: Measure[] = []
  if (selected.has('loads')) measures.push({ name: 'page loads', measure: measurePageLoads })
  if (selected.has('offline'))
    for (const rate of CPU_RATES)
      measures.push({
        name: `offline start, ${rate}×`,
        measure: (app) => measureOfflineStart(app, profiles.get(app) ?? '', rate),
      })
  if (selected.has('taps'))
    measures.push({ name: 'taps', measure: (app) => measureTaps(app, profiles.get(app) ?? '') })
  if (selected.has('polls')) measures.push({ name: 'polls', measure: measurePolls })
  if (photo) measures.push({ name: 'photo', measure: photo.measure })
  return measures
}

async function measureAll(apps: readonly BenchApp[], photo: PhotoMeasure | null): Promise<Results> {
  const results = new Results()
  const profiles = new Map<BenchApp, string>()
  try {
    if (selected.has('offline') || selected.has('taps'))
      for (const app of apps) profiles.set(app, await prepareProfile(app))
    else if (selected.has('chat')) profiles.set(product.app, await prepareProfile(product.app))
    const measures = selectMeasures(profiles, photo)
    for (let run = 1; run <= runs; run++)
      // The apps alternate, so that the load of the machine affects both.
      for (const { name, measure } of measures)
        for (const app of apps) {
          log(`run ${run} of ${runs}: ${name}, ${app.name}`)
          results.add(app.name, await measure(app))
        }
    // The baseline has no chat and no work to do.
    if (selected.has('chat'))
      for (let run = 1; run <= runs; run++) {
        log(`run ${run} of ${runs}: a long conversation, onise`)
        results.add('onise', await measureChat(product.app, profiles.get(product.app) ?? ''))
      }
    if (selected.has('day')) {
      log('a working day, onise')
      results.add('onise', await measureDay(product))
    }
  } finally {
    for (const profile of profiles.values()) deleteProfile(profile)
  }
  results.summarizeSends()
  return results
}

const startedAt = Date.now()
log(`Load of this machine at the start: ${loadavg()[0]?.toFixed(1)}`)
const product = await startProduct(PORT)
const baseline = await startBaseline({ port: PORT + 2, tasks: product.tasks })
const apps = [baseline, product.app]
const photo = selected.has('photo') ? await createPhotoMeasure() : null
try {
  const { figures, sends, notes } = await measureAll(apps, photo)
  if (options.json) {
    console.log(JSON.stringify({ runs, figures, sends, notes }, null, 2))
  } else {
    const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1)
    const load = loadavg()[0]?.toFixed(1)
    console.log(
      `Median (min … max) of ${runs}, alternating, ${minutes} min, load at the end ${load}.`,
    )
    printTable(figures.baseline, figures.onise)
    printNotes(notes.onise, photo?.originalBytes ?? null)
  }
} finally {
  photo?.stop()
  for (const app of apps) await app.stop()
}
