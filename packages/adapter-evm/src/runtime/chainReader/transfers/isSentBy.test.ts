import { type Hex, pad } from 'viem'
import { describe, expect, it } from 'vitest'
import type { EventLog } from '../logs/readTransfers.js'
import { isSentBy } from './isSentBy.js'

const [ME, CARRIER, OTHER, CONTRACT] = [1, 2, 3, 4].map((digit): Hex => `0x${String(digit).padStart(40, '0')}`) as [
  Hex,
  Hex,
  Hex,
  Hex,
]
const HASH = pad('0x99')
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const OPERATION = '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f'
const DELEGATION = '0x40dadaa36c6c2e3d7317e24757451ffb2d603d875f0ad5e92c5dd156573b1873'

const log = (topics: readonly Hex[], more: Partial<EventLog> = {}): EventLog => ({
  ...{ address: CONTRACT, topics: topics.map((topic) => pad(topic)), data: pad('0x5'), ...more },
})

describe('isSentBy', () => {
  it.each<[string, Hex, readonly EventLog[]]>([
    ['is who signed it', ME, []],
    ['is a contract account that wrote something down, e.g. a Safe', CARRIER, [log(['0xabc'], { address: ME })]],
    ['is whom an entry point names', CARRIER, [log([OPERATION, HASH, ME, OTHER])]],
    ['is whose delegation was used', CARRIER, [log([DELEGATION, ME, CARRIER])]],
    ['is whom something has left', CARRIER, [log([TRANSFER, ME, OTHER])]],
  ])('%s', (_, from, logs) => {
    expect(isSentBy(ME, { from, logs })).toBe(true)
  })

  it.each<[string, readonly EventLog[]]>([
    ['who is in none of its events', [log([TRANSFER, OTHER, CARRIER])]],
    ['who only received', [log([TRANSFER, OTHER, ME])]],
    ['who only pays for another one’s operation', [log([OPERATION, HASH, OTHER, ME])]],
    ['who only used another one’s delegation', [log([DELEGATION, OTHER, ME])]],
    ['who is named in an event of another kind', [log(['0xabc', ME, ME])]],
    ['whom an event without topics leaves out', [log([])]],
  ])('is false for %s', (_, logs) => {
    expect(isSentBy(ME, { from: CARRIER, logs })).toBe(false)
  })
})
