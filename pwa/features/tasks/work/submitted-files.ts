import type { Submission } from '#schema/contract/tasks.ts'

/** The files of a version. A row of an earlier build names only one, without its mark. */
export function submittedFiles(submission: Submission): Submission['files'] {
  const {
    files = [],
    submissionFile: url,
    submissionFileType,
    createdAt,
  } = submission as Partial<Submission> & Pick<Submission, 'createdAt'>
  if (files.length > 0 || !url) return files
  const type = submissionFileType ?? ''
  return [{ url, type, sha256: null, capturedAt: null, isSame: null, receivedAt: createdAt }]
}
