const seconds = (ms) => `${(ms / 1000).toFixed(ms < 9950 ? 1 : 0)} s`

/** A line per step with its time, and nothing else; on a terminal the running step is shown too. */
export function openSteps(out = process.stdout) {
  const began = performance.now()
  const line = (mark, words, ms) =>
    out.write(`  ${mark} ${words.padEnd(46)} ${seconds(ms).padStart(7)}\n`)

  return {
    /** `task` may answer with words that say more than the step's own. */
    async step(words, task) {
      const start = performance.now()
      const passing = () => out.isTTY && out.write(`  · ${words} …\r`)
      const wipe = () => out.isTTY && out.write('\u001b[2K\r')
      passing()
      try {
        const answer = await task()
        wipe()
        line('✓', typeof answer === 'string' ? answer : words, performance.now() - start)
        return answer
      } catch (error) {
        wipe()
        line('✗', words, performance.now() - start)
        throw error
      }
    },
    say: (words = '') => out.write(`${words}\n`),
    get sinceStart() {
      return seconds(performance.now() - began)
    },
  }
}
