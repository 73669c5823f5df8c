import { beforeAll } from 'vitest'
import { requestSlot } from './readSlot.ts'

// Requests services in a hook, so that a file whose tests are all filtered out starts none.
beforeAll(requestSlot)
