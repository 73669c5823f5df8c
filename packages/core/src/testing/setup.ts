import { afterEach } from 'vitest'
import { endTestModals } from './createTestModal.js'

afterEach(endTestModals)
