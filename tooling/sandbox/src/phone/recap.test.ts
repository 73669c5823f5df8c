import { expect, it } from 'vitest'
import { narrowRecap, readRecap } from './recap'

const encode = (recap: object) =>
  `urn:recap:${Buffer.from(JSON.stringify(recap)).toString('base64').replaceAll('=', '')}`
const asked = encode({ att: { eip155: { 'request/personal_sign': [{}], 'request/eth_sign': [{}] } } })

it('leaves of a recap what the phone has', () => {
  const narrowed = narrowRecap(['https://terms.example', asked], { chains: ['eip155:1'], methods: ['personal_sign'] })
  expect(narrowed[0]).toBe('https://terms.example')
  expect(readRecap(narrowed)?.recap).toEqual({
    att: { eip155: { 'request/personal_sign': [{ chains: ['eip155:1'] }] } },
  })
})

it('leaves it out when nothing remains, and other resources alone', () => {
  expect(narrowRecap(['https://terms.example', asked], { chains: [], methods: [] })).toEqual(['https://terms.example'])
  expect(narrowRecap(['https://terms.example'], { chains: [], methods: [] })).toEqual(['https://terms.example'])
  expect(readRecap(undefined)).toBeUndefined()
})
