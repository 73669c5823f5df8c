import { expect, it } from 'vitest'
import { enTransferReview } from '../i18n/enTransferReview.js'
import { getDecliningWalletName } from './getDecliningWalletName.js'

it('a declined request names the wallet, but not an embedded one, which is called by its sign-in option', () => {
  expect(enTransferReview.declined(getDecliningWalletName({ type: 'ANNOUNCED' }, 'Lantern'))).toBe(
    'You declined the request in Lantern.',
  )
  expect(enTransferReview.declined(getDecliningWalletName(undefined, 'your wallet'))).toBe(
    'You declined the request in your wallet.',
  )
  expect(enTransferReview.declined(getDecliningWalletName({ type: 'AUTH' }, 'Email'))).toBe('You declined the request.')
})
