/**
 * Triggers inside the database that record each effect of a numbered write, whatever the worker concludes about it.
 * The number is in the text of the write: "(write 12)".
 */
const effectTrigger = (event: string, action: string, rowId: string, text: string) =>
  `CREATE TRIGGER simulation_${action.replaceAll(' ', '_')} AFTER ${event} BEGIN
     INSERT INTO simulation_effects (action, row_id, text) VALUES ('${action}', ${rowId}, ${text});
   END`

export const EFFECT_TRIGGERS = [
  `CREATE TABLE simulation_effects (
     n INTEGER PRIMARY KEY AUTOINCREMENT, action TEXT, row_id TEXT, text TEXT)`,
  effectTrigger('INSERT ON tasks', 'create', 'NEW.id', 'NEW.description'),
  effectTrigger('UPDATE OF description ON tasks', 'edit', 'NEW.id', 'NEW.description'),
  effectTrigger('INSERT ON proposals', 'apply', 'NEW.id', 'NEW.description'),
  effectTrigger('UPDATE OF description ON proposals', 'edit proposal', 'NEW.id', 'NEW.description'),
  effectTrigger(
    "UPDATE OF status ON proposals WHEN NEW.status = 'withdrawn'",
    'withdraw',
    'NEW.id',
    "'withdrawn'",
  ),
  effectTrigger(
    "UPDATE OF status ON tasks WHEN NEW.status = 'removed'",
    'remove',
    'NEW.id',
    "'removed'",
  ),
  effectTrigger('INSERT ON submissions', 'submit', 'NEW.task_id', 'NEW.notes'),
  effectTrigger(
    'UPDATE OF changes_requested_at ON submissions',
    'request changes',
    'NEW.task_id',
    'NEW.change_note',
  ),
  effectTrigger('INSERT ON dispute_statements', 'statement', 'NEW.dispute_id', 'NEW.text'),
  effectTrigger(
    "UPDATE OF counter ON proposals WHEN NEW.counter ->> 'id' IS NOT OLD.counter ->> 'id'",
    'counter',
    'NEW.id',
    "NEW.counter ->> 'note'",
  ),
  effectTrigger(
    "UPDATE OF plan_change ON tasks WHEN NEW.plan_change ->> 'id' IS NOT OLD.plan_change ->> 'id'",
    'change',
    'NEW.id',
    "NEW.plan_change ->> 'note'",
  ),
  effectTrigger('INSERT ON reports', 'report', 'NEW.target_id', 'NEW.words'),
  effectTrigger('INSERT ON reviews', 'review', 'NEW.task_id', 'NEW.comment'),
  effectTrigger('UPDATE OF comment ON reviews', 'change review', 'NEW.task_id', 'NEW.comment'),
  effectTrigger('UPDATE OF reply ON reviews', 'reply', 'NEW.task_id', 'NEW.reply'),
  effectTrigger('INSERT ON messages', 'message', 'NEW.id', 'NEW.text'),
  effectTrigger(
    'UPDATE OF text ON messages WHEN NEW.deleted_at IS NULL',
    'edit message',
    'NEW.id',
    'NEW.text',
  ),
  effectTrigger('INSERT ON work_pictures', 'add picture', 'NEW.id', 'NEW.caption'),
  effectTrigger('UPDATE OF location ON users', 'profile', 'NEW.id', 'NEW.location'),
]

export type Effect = { order: number; action: string; rowId: string; writeNumber: number | null }

/** The mark that a text carries so that its effect can be found. */
export const writeMark = (writeNumber: number) => `write ${writeNumber}`

const MARK = /\bwrite (\d+)\b/
export const writeNumberIn = (text: string | null | undefined): number | null => {
  const [, number] = MARK.exec(text ?? '') ?? []
  return number === undefined ? null : Number(number)
}
export const replaceWriteNumber = (text: string, writeNumber: number) =>
  text.replace(MARK, writeMark(writeNumber))

type EffectSource = { runSql: (sql: string) => Promise<Record<string, unknown>[]> }

/** Every effect, in the order in which they happened. */
export async function readEffects(server: EffectSource): Promise<Effect[]> {
  const rows = await server.runSql(
    'SELECT n, action, row_id, text FROM simulation_effects ORDER BY n',
  )
  return rows.map(({ n, action, row_id, text }) => ({
    order: Number(n),
    action: String(action),
    rowId: String(row_id),
    writeNumber: writeNumberIn(String(text)),
  }))
}
