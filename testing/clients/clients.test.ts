import { testClients } from './test-clients.ts'

// The quickest of the three; the others are in clients.long.test.ts.
testClients(['openapi-typescript'])
