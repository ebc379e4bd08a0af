/**
 * A watch inside the database: every time something a person said takes effect there, a line is written, whatever
 * the worker believes of it. What each person says carries a number, so lines and sayings can be laid side by side.
 */
const line = (on: string, what: string, row: string, text: string) =>
  `CREATE TRIGGER simulator_${what.replaceAll(' ', '_')} AFTER ${on} BEGIN
     INSERT INTO simulator_effects (what, row, text) VALUES ('${what}', ${row}, ${text});
   END`

export const WATCH = [
  'CREATE TABLE simulator_effects (n INTEGER PRIMARY KEY AUTOINCREMENT, what TEXT, row TEXT, text TEXT)',
  line('INSERT ON tasks', 'create', 'NEW.id', 'NEW.description'),
  line('UPDATE OF description ON tasks', 'edit', 'NEW.id', 'NEW.description'),
  line('INSERT ON proposals', 'apply', 'NEW.id', 'NEW.description'),
  line('UPDATE OF description ON proposals', 'edit proposal', 'NEW.id', 'NEW.description'),
  line(
    "UPDATE OF status ON proposals WHEN NEW.status = 'withdrawn'",
    'withdraw',
    'NEW.id',
    "'withdrawn'",
  ),
  line("UPDATE OF status ON tasks WHEN NEW.status = 'removed'", 'remove', 'NEW.id', "'removed'"),
  line('INSERT ON submissions', 'submit', 'NEW.task_id', 'NEW.notes'),
  line('UPDATE OF location ON users', 'profile', 'NEW.id', 'NEW.location'),
]

export type Effect = { n: number; what: string; row: string; said: number | null }

const SAID = /\bsaid (\d+)\b/
export const numberIn = (text: string | null | undefined): number | null => {
  const [, n] = SAID.exec(text ?? '') ?? []
  return n === undefined ? null : Number(n)
}

type Asked = { rows: (sql: string) => Promise<Record<string, unknown>[]> }

/** Everything that took effect, in the order it did. */
export async function effectsOn(server: Asked): Promise<Effect[]> {
  const rows = await server.rows('SELECT n, what, row, text FROM simulator_effects ORDER BY n')
  return rows.map(({ n, what, row, text }) => ({
    n: Number(n),
    what: String(what),
    row: String(row),
    said: numberIn(String(text)),
  }))
}
