const formatSeconds = (ms: number) => `${(ms / 1000).toFixed(ms < 9950 ? 1 : 0)} s`

export type Step = <T>(title: string, task: () => T | Promise<T>) => Promise<T>

/** Prints a line per step with its duration; on a terminal the running step is shown too. */
export function createProgress(out: NodeJS.WriteStream = process.stdout) {
  const printLine = (mark: string, title: string, ms: number) =>
    out.write(`  ${mark} ${title.padEnd(46)} ${formatSeconds(ms).padStart(7)}\n`)
  const showRunning = (title: string) => out.isTTY && out.write(`  · ${title} …\r`)
  const clearRunning = () => out.isTTY && out.write('\u001b[2K\r')

  /** A text that the task returns replaces the title. */
  const step: Step = async (title, task) => {
    const startedAt = performance.now()
    showRunning(title)
    try {
      const result = await task()
      clearRunning()
      printLine('✓', typeof result === 'string' ? result : title, performance.now() - startedAt)
      return result
    } catch (error) {
      clearRunning()
      printLine('✗', title, performance.now() - startedAt)
      throw error
    }
  }
  return { step, log: (message = '') => void out.write(`${message}\n`) }
}
