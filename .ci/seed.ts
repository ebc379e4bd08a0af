import { spawnSync } from 'node:child_process'

/**
 * A seed from the committed sources: a change that passed here draws the same random tests wherever it is checked
 * again, and the next change draws others. Null outside a clone.
 */
export function seedOfSources(): number | null {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD^{tree}'], { encoding: 'utf8' })
  return status === 0 ? Number.parseInt(stdout.slice(0, 7), 16) + 1 : null
}
