/** Things that happen later, and not any more once this is stopped. They keep no process alive. */
export function openTimers(now) {
  const open = new Set()
  let isStopped = false
  return {
    isStopped: () => isStopped,
    at(moment, act) {
      if (isStopped) return
      const timer = setTimeout(
        () => {
          open.delete(timer)
          if (!isStopped) act()
        },
        Math.max(0, moment - now()),
      )
      timer.unref()
      open.add(timer)
    },
    stop() {
      isStopped = true
      for (const timer of open) clearTimeout(timer)
      open.clear()
    },
  }
}
