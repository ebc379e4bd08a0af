import { testClients } from './test-clients.ts'

testClients(['hey-api', 'orval'])
