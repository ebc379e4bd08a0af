import { generatePushKey } from './secrets.ts'

console.log(generatePushKey())
