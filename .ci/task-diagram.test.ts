import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkTaskDiagram, taskDiagram } from './task-diagram.ts'

const messagesFor = (text: string) => {
  const root = mkdtempSync(join(tmpdir(), 'onise-diagram-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  mkdirSync(join(root, 'docs'))
  writeFileSync(join(root, 'docs/task-states.md'), text)
  return checkTaskDiagram(root).map(({ message }) => message)
}

test('the diagram has an arrow for each pair of statuses, with all its events', () => {
  const arrows = taskDiagram().split('\n')
  expect(arrows).toContain('  [*] --> pending')
  expect(arrows).toContain('  in_progress --> submitted: submit')
  expect(arrows).toContain('  pending --> removed: remove, adminRemove')
  expect(arrows).toContain('  state "in-progress" as in_progress')
})

test('a diagram that is not that of the table is reported', () => {
  expect(messagesFor(taskDiagram())).toEqual([])
  const [message] = messagesFor(taskDiagram().replace('approve', 'accept'))
  expect(message).toContain('npm run diagram')
})
