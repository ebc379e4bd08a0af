import { expect, test } from 'vitest'
import { jobName } from '#pwa/features/admin/page/job-name.ts'
import { CRON_JOBS, NIGHTLY_JOBS } from '#worker/jobs/run-jobs.ts'

test('every job has words on the screens of administrators', () => {
  const names = [...CRON_JOBS, ...NIGHTLY_JOBS].map(({ name }) => name)
  expect(names.filter((name) => jobName(name) === name)).toEqual([])
})
