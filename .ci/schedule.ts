type Task<Name extends string> = {
  name: Name
  /** How many cores it keeps busy. */
  cores: number
  /** Starts after these have ended, with or without success. */
  after?: readonly Name[]
}

/** Starts tasks in their order, each as soon as enough cores are free. A task that has to wait holds back those after it. */
export async function runScheduled<Name extends string>(
  tasks: readonly Task<Name>[],
  cores: number,
  run: (name: Name) => Promise<void>,
): Promise<void> {
  const running = new Map<Name, Promise<void>>()
  const busy = new Map<Name, number>()
  const isReady = (needed: number, after: readonly Name[]) => {
    const free = cores - [...busy.values()].reduce((sum, each) => sum + each, 0)
    return needed <= free && !after.some((name) => running.has(name))
  }
  for (const { name, cores: wanted, after = [] } of tasks) {
    const needed = Math.min(wanted, cores)
    while (!isReady(needed, after)) await Promise.race(running.values())
    busy.set(name, needed)
    const end = () => {
      running.delete(name)
      busy.delete(name)
    }
    running.set(name, run(name).finally(end))
  }
  await Promise.all(running.values())
}
