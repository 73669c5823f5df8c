import { beforeAll } from 'vitest'
import { requestTestServices } from './getTestService.ts'

// Requests services in a hook, so that a file whose tests are all filtered out starts none.
beforeAll(requestTestServices)
