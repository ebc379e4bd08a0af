export type Output = { write: (text: string) => void; close: () => void }

/**
 * For parts that run at the same time: the output of the first is passed on as it comes, that of the others when those
 * before them are closed.
 */
export function createOrderedOutput(write: (text: string) => void): () => Output {
  const queue: { text: string; isClosed: boolean }[] = []
  function flush() {
    for (let first = queue[0]; first; first = queue[0]) {
      if (first.text) write(first.text)
      first.text = ''
      if (!first.isClosed) return
      queue.shift()
    }
  }
  return () => {
    const entry = { text: '', isClosed: false }
    queue.push(entry)
    return {
      write(text) {
        entry.text += text
        flush()
      },
      close() {
        entry.isClosed = true
        flush()
      },
    }
  }
}
