type Task<Name extends string> = {
  name: Name
  /** Starts after these have ended, with or without success. */
  after?: readonly Name[]
}

/**
 * Starts tasks in their order, at most `maxRunning` at the same time. A task that waits for others holds back those after
 * it.
 */
export async function runScheduled<Name extends string>(
  tasks: readonly Task<Name>[],
  maxRunning: number,
  run: (name: Name) => Promise<void>,
): Promise<void> {
  const running = new Map<Name, Promise<void>>()
  for (const { name, after = [] } of tasks) {
    while (running.size >= maxRunning || after.some((each) => running.has(each)))
      await Promise.race(running.values())
    running.set(
      name,
      run(name).finally(() => running.delete(name)),
    )
  }
  await Promise.all(running.values())
}
