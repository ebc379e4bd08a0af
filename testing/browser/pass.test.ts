import { afterAll, beforeAll, expect, test } from 'vitest'
import { findTask } from '#schema/contract/task-reads.ts'
import type { Device } from './device.ts'
import { startOnise, type Onise } from './start-onise.ts'
import { expectHealthyScreen } from './steps.ts'
import { createAssignedTask, createParties } from './tasks.ts'

let onise: Onise
let gate: Device
let pass: string

beforeAll(async () => {
  onise = await startOnise()
  const parties = await createParties(onise)
  const id = await createAssignedTask(onise, parties)
  const found = await parties.tasker.call(findTask, { id })
  pass = found.pass ?? ''
  gate = await onise.installedPhone()
})
afterAll(() => onise?.stop())

test('whoever has opened the page once checks a pass without a network, and every letter of it', async () => {
  const page = await gate.open('/pass')
  await page.getByText(/List of ended passes/).waitFor()
  await gate.goOffline()
  const check = async (token: string) => {
    await page.goto('about:blank')
    await page.goto(`${gate.url}/pass#${token}`)
  }
  await check(pass)
  await page.getByText('This pass is valid.').waitFor()
  await page.getByText('Rewire two rooms').waitFor()
  expect(await page.getByRole('listitem').allTextContents()).toHaveLength(6)
  await expectHealthyScreen(gate, 'pass-offline', /net::ERR/)
  const at = pass.indexOf('.') + 20
  const letter = pass[at] === 'A' ? 'B' : 'A'
  await check(pass.slice(0, at) + letter + pass.slice(at + 1))
  await page.getByText('This is not a pass of Onise.').waitFor()
})
