import { mountModal } from './mountModal.js'

mountModal(<button type="button">What every app has anyway: React</button>)
