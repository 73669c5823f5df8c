import { stageSite } from './stageSite.ts'

console.log(`${stageSite().length} pages`)
