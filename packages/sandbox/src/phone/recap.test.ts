import { expect, it } from 'vitest'
import { decodeRecap, narrowRecap } from './recap'

const encode = (recap: object) =>
  `urn:recap:${Buffer.from(JSON.stringify(recap)).toString('base64').replaceAll('=', '')}`
const requested = encode({ att: { eip155: { 'request/personal_sign': [{}], 'request/eth_sign': [{}] } } })

it('narrowRecap keeps the phone’s chains and methods of a recap', () => {
  const narrowed = narrowRecap(['https://terms.example', requested], {
    chains: ['eip155:1'],
    methods: ['personal_sign'],
  })
  expect(narrowed[0]).toBe('https://terms.example')
  expect(decodeRecap(narrowed)?.recap).toEqual({
    att: { eip155: { 'request/personal_sign': [{ chains: ['eip155:1'] }] } },
  })
})

it('narrowRecap drops an empty recap, and keeps other resources', () => {
  expect(narrowRecap(['https://terms.example', requested], { chains: [], methods: [] })).toEqual([
    'https://terms.example',
  ])
  expect(narrowRecap(['https://terms.example'], { chains: [], methods: [] })).toEqual(['https://terms.example'])
  expect(decodeRecap(undefined)).toBeUndefined()
})
