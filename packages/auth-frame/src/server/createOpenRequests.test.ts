import { expect, it } from 'vitest'
import { createOpenRequests } from './createOpenRequests.js'

it('createOpenRequests rejects a repeated id among the last 4,096', () => {
  const requests = createOpenRequests(undefined)
  const request = (id: string) => {
    const result = requests.open(id, 'GET_CHAIN_ID')
    requests.close(id)
    return result
  }
  request('first')
  for (let each = 1; each < 4_096; each++) request(`${each}`)
  expect(request('first')).toBe('unknownId')
  request('4096')
  expect(request('first')).toMatchObject({ id: 'first' })
})
