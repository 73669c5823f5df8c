import { beforeAll } from 'vitest'
import { requestSlot } from './readSlot.ts'

// A hook, so that a file whose tests are all filtered out requests no slot.
beforeAll(requestSlot)
