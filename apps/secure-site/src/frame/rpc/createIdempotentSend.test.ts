import { expect, it } from 'vitest'
import { createIdempotentSend } from './createIdempotentSend'

it('createIdempotentSend rejects a node’s foreign transaction id and submits the same transaction on a retry', async () => {
  const signed: string[] = []
  const answers = ['other', 'id of 1']
  const send = createIdempotentSend({
    sign: async () => String(signed.push('signed')),
    submit: async () => answers.shift() ?? '',
    toId: (each) => `id of ${each}`,
  })
  await expect(send()).rejects.toMatchObject({ code: 4900, message: expect.stringContaining('may have been sent') })
  expect(await send()).toBe('id of 1')
  expect(signed).toEqual(['signed'])
})
