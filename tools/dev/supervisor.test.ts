import { expect, test } from 'vitest'
import { Supervisor } from './supervisor.ts'

const BACK_OFF = { firstMs: 1, longestMs: 2, stableMs: 60_000 }

/** A part whose next starts fail with these errors. */
function createPart(failures: string[] = [], backOff = BACK_OFF) {
  const notices: string[] = []
  let crash = (_reason: string) => {}
  let starts = 0
  const part = {
    title: 'The part',
    async start() {
      starts++
      const failure = failures.shift()
      if (failure) throw new Error(failure)
    },
    onExit: (listener: (reason: string) => void) => void (crash = listener),
    kill: async () => {},
    stop: async () => {},
  }
  let reportFailure = () => {}
  const hasFailed = new Promise<void>((resolve) => {
    reportFailure = resolve
  })
  const onNotice = (message: string) => {
    notices.push(message)
    if (message.includes('does not start')) reportFailure()
  }
  const supervisor = new Supervisor(part, onNotice, backOff)
  return {
    hasFailed,
    supervisor,
    notices,
    failures,
    crash: () => crash('SIGKILL'),
    startCount: () => starts,
  }
}

test('starts a part that crashed again, and reports it in one line', async () => {
  const { supervisor, notices, crash, startCount } = createPart()
  await supervisor.whenStarted()
  crash()
  expect(await supervisor.isAvailable()).toBe(true)
  expect([startCount(), supervisor.restarts]).toEqual([2, 1])
  expect(notices).toEqual(['The part ended unexpectedly (SIGKILL) and is started again.'])
})

test('tries again until the part starts, and reports only the first failure', async () => {
  const { supervisor, notices, failures, crash, startCount } = createPart()
  await supervisor.whenStarted()
  failures.push('The disk is full.\nat line 1', 'The disk is full.', 'The disk is full.')
  crash()
  expect(await supervisor.isAvailable()).toBe(true)
  expect(startCount()).toBe(5)
  expect(notices.slice(1)).toEqual([
    'The part does not start: The disk is full. Trying again.',
    'The part runs again.',
  ])
})

test('a part that does not start at first is the problem of its owner', async () => {
  const { supervisor, notices } = createPart(['Not installed.'])
  await expect(supervisor.whenStarted()).rejects.toThrow('Not installed.')
  expect(notices).toEqual([])
})

test('a stop ends the pause between two attempts, and a crash after it restarts nothing', async () => {
  const never = { ...BACK_OFF, firstMs: 86_400_000, longestMs: 86_400_000 }
  const { supervisor, failures, crash, startCount, hasFailed } = createPart([], never)
  await supervisor.whenStarted()
  failures.push('The disk is full.')
  crash()
  await hasFailed
  await supervisor.stop()
  crash()
  expect([await supervisor.isAvailable(), startCount()]).toEqual([false, 2])
  await supervisor.restart()
  expect([await supervisor.isAvailable(), startCount()]).toEqual([true, 3])
})
