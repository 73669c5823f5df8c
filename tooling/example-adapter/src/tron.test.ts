import { describeAdapter } from '@foyer/core/testing'
import { gannetDriver } from './testing/gannet.js'
import { tron } from './tron.js'

describeAdapter(() => tron(), gannetDriver)
