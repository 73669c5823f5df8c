import { expect, it } from 'vitest'
import { createOpenRequests } from './createOpenRequests.js'

it('takes an id no second time, also when it was answered, until 4,096 others have come', () => {
  const requests = createOpenRequests(undefined)
  const ask = (id: string) => {
    const found = requests.open(id, 'GET_CHAIN_ID')
    requests.close(id)
    return found
  }
  ask('first')
  for (let each = 1; each < 4_096; each++) ask(`${each}`)
  expect(ask('first')).toBe('unknownId')
  ask('4096')
  expect(ask('first')).toMatchObject({ id: 'first' })
})
