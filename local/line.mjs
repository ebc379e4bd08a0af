/** A line of a bounded length before a door of a bounded width. */
export function openLine({ width, longest, patience }) {
  const waiting = []
  let inside = 0

  const leave = () => {
    inside--
    while (inside < width && waiting.length > 0) waiting.shift()()
  }
  const once = (run) => {
    let done = false
    return () => {
      if (!done) run()
      done = true
    }
  }

  return {
    get length() {
      return waiting.length
    },
    get inside() {
      return inside
    },
    /** Resolves with the function that gives the place back, or with null when the wait is too long. */
    enter() {
      const take = () => {
        inside++
        return once(leave)
      }
      if (inside < width) return Promise.resolve(take())
      if (waiting.length >= longest) return Promise.resolve(null)
      return new Promise((resolve) => {
        const called = () => {
          clearTimeout(timer)
          resolve(take())
        }
        const timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(called), 1)
          resolve(null)
        }, patience)
        waiting.push(called)
      })
    },
  }
}
