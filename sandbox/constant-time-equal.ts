import { timingSafeEqual } from 'node:crypto'

export const constantTimeEqual = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
