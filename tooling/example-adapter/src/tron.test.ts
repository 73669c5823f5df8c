import { describeAdapter } from '@foyer/core/testing'
import { gannet } from './testing/gannet.js'
import { tron } from './tron.js'

describeAdapter(() => tron(), gannet)
