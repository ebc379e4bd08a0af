// Vitest's setup file of the projects that use test servers.
import { afterAll, afterEach } from 'vitest'
import { finishFile, finishTest } from './open-servers.ts'

afterEach(finishTest)
afterAll(finishFile)
