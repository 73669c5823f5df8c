import { describe, expect, it } from 'vitest'
import { createReviewSecret, isReviewSecret, openReviewSecret } from './reviewSecret'

const HASH = 'A'.repeat(43)
const flip = (text: string) => `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`

describe('the secret of a review', () => {
  it('lets frame and window each decrypt what the other one encrypted', async () => {
    const secret = createReviewSecret()
    expect(isReviewSecret(secret)).toBe(true)
    const [frame, window] = [await openReviewSecret(secret), await openReviewSecret(secret)]
    expect(window.id).toBe(frame.id)
    expect(await window.openRequest(await frame.sealRequest('Send 1 ETH'))).toBe('Send 1 ETH')
    expect(await frame.openAnswer(await window.sealAnswer({ answer: 'approved' }, HASH), HASH)).toEqual({
      answer: 'approved',
    })
    expect(await frame.openAnswer(await window.sealAnswer({ answer: 'declined' }, HASH), HASH)).toEqual({
      answer: 'declined',
    })
  })

  it('gives an id from which it cannot be told, and another one for each secret', async () => {
    const [one, other] = [createReviewSecret(), createReviewSecret()]
    const ids = [(await openReviewSecret(one)).id, (await openReviewSecret(other)).id]
    expect(new Set([one, other, ...ids]).size).toBe(4)
  })

  it('opens no request that was changed, or encrypted for another review', async () => {
    const [keys, other] = [await openReviewSecret(createReviewSecret()), await openReviewSecret(createReviewSecret())]
    const sealed = await keys.sealRequest('Send 1 ETH')
    await expect(keys.openRequest({ ...sealed, ciphertext: flip(sealed.ciphertext) })).rejects.toThrow()
    await expect(keys.openRequest({ ...sealed, iv: flip(sealed.iv) })).rejects.toThrow()
    await expect(other.openRequest(sealed)).rejects.toThrow()
  })

  it('accepts no answer that was changed, to another request, of another review, or that is a request', async () => {
    const [keys, other] = [await openReviewSecret(createReviewSecret()), await openReviewSecret(createReviewSecret())]
    const answer = await keys.sealAnswer({ answer: 'approved' }, HASH)
    const refused = [
      await keys.openAnswer({ ...answer, ciphertext: flip(answer.ciphertext) }, HASH),
      await keys.openAnswer(answer, flip(HASH)),
      await keys.openAnswer(await other.sealAnswer({ answer: 'approved' }, HASH), HASH),
      await keys.openAnswer(await keys.sealRequest('approved'), HASH),
      await keys.openAnswer({ iv: '', ciphertext: '…' }, HASH),
    ]
    expect(refused).toEqual(refused.map(() => undefined))
  })
})
