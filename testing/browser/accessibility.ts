import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

/**
 * A colour that is still changing has neither the contrast before nor that after. Asked in each frame, because Chromium
 * never settles the promise of some transitions that another one replaced.
 */
const waitForTransitions = (page: Page) =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const isChanging = () =>
      document
        .getAnimations()
        .some((each) => each instanceof CSSTransition && each.playState === 'running')
    do await nextFrame()
    while (isChanging())
  })

/** Violations of WCAG 2.2 AA that axe finds in the page, one line for each element. */
export async function findAccessibilityViolations(page: Page): Promise<string[]> {
  // Evaluated, because the page's policy rejects an added script; once for each document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  await waitForTransitions(page)
  const { violations } = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }
    return axe.run({
      // Without the details of what is in order, which take most of the time.
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    })
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  )
}
