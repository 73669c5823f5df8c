import { beforeAll } from 'vitest'
import { takeSlot } from './given.ts'

// A file whose tests are all filtered out needs nothing.
beforeAll(takeSlot)
