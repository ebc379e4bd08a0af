// Keeps docs/task-states.md, the diagram of a task's moves, the same as their table in schema/domain/task.ts:
// `npm run diagram` writes it, `npm test docs` compares it.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { TASK_STATUSES, TRANSITIONS, type TaskStatus } from '#schema/domain/task.ts'
import { isMainModule, ROOT } from '#tools/common/paths.ts'
import type { Violation } from './project-files.ts'

const FILE = 'docs/task-states.md'
const COMMAND = 'npm run diagram'

/** An identifier of Mermaid has no hyphen. */
const idOf = (status: TaskStatus) => status.replaceAll('-', '_')

/** The events of each pair of statuses, on one arrow. */
function arrowsFrom(status: TaskStatus): string[] {
  const eventsTo = new Map<TaskStatus, string[]>()
  for (const [event, target] of Object.entries(TRANSITIONS[status]))
    eventsTo.set(target, [...(eventsTo.get(target) ?? []), event])
  return [...eventsTo].map(
    ([target, events]) => `  ${idOf(status)} --> ${idOf(target)}: ${events.join(', ')}`,
  )
}

export function taskDiagram(): string {
  const lines = [
    'stateDiagram-v2',
    ...TASK_STATUSES.map((status) => `  state "${status}" as ${idOf(status)}`),
    '  [*] --> pending',
    ...TASK_STATUSES.flatMap(arrowsFrom),
  ]
  return `# Moves of a task

Generated from \`TRANSITIONS\` in \`schema/domain/task.ts\` by \`${COMMAND}\`. Who makes each move, and what it does to the money: [Task states](rules.md#task-states).

\`\`\`mermaid
${lines.join('\n')}
\`\`\`
`
}

export function checkTaskDiagram(root: string): Violation[] {
  if (readFileSync(join(root, FILE), 'utf8') === taskDiagram()) return []
  return [{ file: FILE, line: 1, message: `differs from the table of moves; run ${COMMAND}` }]
}

if (isMainModule(import.meta.filename)) writeFileSync(join(ROOT, FILE), taskDiagram())
