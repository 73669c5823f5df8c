import { expect, it } from 'vitest'
import { ADDRESSES, createPage } from './testing/createPage.js'

it('S5.023 takes 0x and 40 hex characters for an address', () => {
  const { isAddress } = createPage().adapter
  const [address] = ADDRESSES
  const bare = address.slice(2)
  expect([address, address.toLowerCase(), `0x${bare.toUpperCase()}`].map(isAddress)).toEqual([true, true, true])
  const wrong = [
    '',
    '0x',
    bare,
    `0X${bare}`,
    address.slice(0, -1),
    `${address}0`,
    `0x${'g'.repeat(40)}`,
    ` ${address}`,
    `${address}\n`,
  ]
  expect(wrong.filter(isAddress)).toEqual([])
})
