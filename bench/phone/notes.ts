import type { KindTotal, Notes } from './app.ts'
import { STORED_ROWS } from './offline-start.ts'

const formatKb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const formatKinds = (kinds: readonly KindTotal[]) =>
  kinds.map(({ kind, files, bytes }) => `${kind} ${files}: ${formatKb(bytes)}`).join(', ')

function printVisits({ firstVisit, afterFirstVisit = [], ...notes }: Notes): void {
  if (!firstVisit) return
  console.log(`First visit: ${formatKinds(firstVisit)}. Largest element: ${notes.lcpElement}.`)
  console.log(`After it: ${formatKinds(afterFirstVisit)}.`)
  for (const difference of notes.budgetDifferences ?? [])
    console.log(`Differs from .ci/budgets: ${difference}`)
  for (const { path, status, up, down } of notes.repeatVisit ?? [])
    console.log(`Repeat visit: ${status} ${path} ${up} B up, ${down} B down`)
}

function printDay(parts: Notes['day'] = []): void {
  for (const { name, requests, bytes, files, sockets, meter } of parts) {
    const shares = `${formatKb(bytes)} in frames, ${formatKb(files)} of them files, ${formatKb(sockets)} on the sockets`
    console.log(`Day, ${name}: ${requests} requests, ${shares}, meter ${formatKb(meter)}.`)
  }
}

/** Prints the notes of the last run, and the errors of all runs. */
export function printNotes(notes: readonly Notes[], originalPhotoBytes: number | null): void {
  console.log('')
  printVisits(notes.findLast(({ firstVisit }) => firstVisit) ?? {})
  const { pollStatuses } = notes.findLast((note) => note.pollStatuses) ?? {}
  if (pollStatuses)
    console.log(
      `Statuses of a quiet poll, one change, an unchanged list: ${pollStatuses.join(', ')}.`,
    )
  printDay(notes.findLast(({ day }) => day)?.day)
  const { photo } = notes.findLast((note) => note.photo) ?? {}
  if (photo && originalPhotoBytes !== null)
    console.log(
      `Photo: ${formatKb(originalPhotoBytes)} original, ${photo.type} ${photo.width} × ${photo.height} uploaded.`,
    )
  console.log(
    `Offline: ${STORED_ROWS.toLocaleString('en')} tasks, 5,000 messages and as many rows of wallet history.`,
  )
  const errors = new Set(notes.flatMap((note) => note.errors ?? []))
  if (errors.size > 0) console.log(`Errors in the app: ${[...errors].join('; ')}`)
}
