import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect } from 'vitest'
import type { TaskId } from '#schema/domain/ids.ts'
import { TASK_STATUS_LABELS } from '#schema/domain/messages/task-statuses.ts'
import type { TaskStatus } from '#schema/domain/task.ts'
import type { Device } from '#testing/browser/device.ts'
import type { Onise } from '#testing/browser/start-onise.ts'
import { expectHealthyScreen, openSignedIn } from '#testing/browser/steps.ts'
import type { TestUser } from '#testing/browser/users.ts'
import { ROOT } from '#tools/common/paths.ts'

const AMOUNTS = /₦[\d,]+/g

/** What one side reads on the page of a task. */
type Reading = { badge: string; step: string; events: string[]; actions: string[] }

async function read({ page }: Device): Promise<Reading> {
  const textsOf = async (selector: string) => {
    const texts = await page.locator(selector).allInnerTexts()
    return texts.map((text) => text.trim().replaceAll(/\s*\n\s*/g, ' | ')).filter(Boolean)
  }
  return {
    badge: (await textsOf('main .badge'))[0] ?? '',
    step: (await textsOf('main .notice')).join(' / '),
    events: await textsOf('.timeline-event'),
    actions: await textsOf('main .actions a, main .actions button'),
  }
}

const amountsOf = (events: readonly string[]) => events.map((event) => event.match(AMOUNTS) ?? [])

type Expected = {
  status: TaskStatus
  /** What each side reads as its next step; null for a side that no longer sees the task. */
  client: string | RegExp
  tasker: string | RegExp | null
}

/** The phones of both parties of a task, and what they read on them, step by step. */
export async function openSides(onise: Onise, client: TestUser, tasker: TestUser) {
  const phones = { client: await onise.plainPhone(), tasker: await onise.plainPhone() }
  const report: string[] = []
  let step = 0

  async function look(side: 'client' | 'tasker', taskId: TaskId, words: string | RegExp) {
    const user = side === 'client' ? client : tasker
    const phone = phones[side]
    const page = await openSignedIn(phone, user, `/single-task/${taskId}`)
    await page.getByText(words).first().waitFor()
    await page.locator('.timeline-event').first().waitFor()
    await expectHealthyScreen(phone, `path-${step}-${side}`)
    return read(phone)
  }

  return {
    ...phones,
    /**
     * Opens the task on both phones: both have this status and their own next step, and everything that the tasker reads about
     * money is what the client reads about it.
     */
    async expectBoth(name: string, taskId: TaskId, expected: Expected) {
      step += 1
      const ofClient = await look('client', taskId, expected.client)
      const ofTasker =
        expected.tasker === null ? null : await look('tasker', taskId, expected.tasker)
      const label = TASK_STATUS_LABELS[expected.status]
      report.push(
        `## ${step}. ${name}`,
        ...describe('client', ofClient),
        ...describe('tasker', ofTasker),
      )
      expect([ofClient.badge, ofTasker?.badge ?? label]).toEqual([label, label])
      if (ofTasker)
        expect(amountsOf(ofTasker.events)).toEqual(
          amountsOf(ofClient.events).slice(-ofTasker.events.length),
        )
    },
    /** What was read is in test-results/paths/<name>.md. */
    async writeReport(name: string) {
      const path = join(ROOT, 'test-results/paths', `${name}.md`)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, `${report.join('\n')}\n`)
    },
  }
}

function describe(side: string, reading: Reading | null): string[] {
  if (!reading) return [`${side}: does not see it`]
  const { badge, step, events, actions } = reading
  return [
    `${side}: [${badge}] ${step}`,
    `  can: ${actions.join(', ') || 'nothing'}`,
    ...events.map((event) => `  - ${event}`),
  ]
}
