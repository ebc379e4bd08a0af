// One of the troupe (troupe.ts): plays the seeds it is given, one after another, and says what came of each.
import { engineWire } from './libsql.ts'
import { newId } from '#schema/domain/ids.ts'
import { play, type Story } from './story.ts'

export type Part = { seed: number; server: string | null; withLog: boolean }
export type Played = Story & { ms: number; megabytes: number }

const inProcess = (seed: number) => play(seed, { ...engineWire(), url: 'http://localhost/' })

/** The same story on the server itself, in a database of its own. */
const onServer = (seed: number, server: string) =>
  play(seed, { wire: fetch, url: `${server}/@${newId('journal')}/`, close: () => {} })

async function perform({ seed, server, withLog }: Part): Promise<Played> {
  const began = performance.now()
  const story = await inProcess(seed)
  if (server) {
    const other = await onServer(seed, server)
    if (other.hash !== story.hash)
      story.problems.push(`the server itself tells another story: ${other.hash}`)
    story.problems.push(...other.problems.filter((each) => !story.problems.includes(each)))
  }
  const isTold = withLog || story.problems.length > 0
  const megabytes = process.memoryUsage.rss() / 2 ** 20
  return { ...story, log: isTold ? story.log : [], ms: performance.now() - began, megabytes }
}

process.on('message', (part: Part) => {
  void perform(part).then((played) => process.send?.(played))
})
process.on('disconnect', () => process.exit())
