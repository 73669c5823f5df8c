import { expect, it } from 'vitest'
import { enSending } from '../i18n/enSending.js'
import { getDecliningWalletName } from './getDecliningWalletName.js'

it('a declined request names the wallet, but not an embedded one, which is called by its sign-in option', () => {
  expect(enSending.declined(getDecliningWalletName({ type: 'ANNOUNCED' }, 'Lantern'))).toBe(
    'You declined the request in Lantern.',
  )
  expect(enSending.declined(getDecliningWalletName(undefined, 'your wallet'))).toBe(
    'You declined the request in your wallet.',
  )
  expect(enSending.declined(getDecliningWalletName({ type: 'AUTH' }, 'Email'))).toBe('You declined the request.')
})
