import { expect, it } from 'vitest'
import { toWalletBrowserLink } from './browseLink.js'

const PHANTOM = 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393'
const SOLFLARE = '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79'
const COINBASE = 'd0ca99ff52b99abc48743dad0f7fc891e041be73574f7fac4afe5d4bb83845c8'
const page = 'https://app.example/swap?from=eth#now'
const quoted = 'https%3A%2F%2Fapp.example%2Fswap%3Ffrom%3Deth%23now'

it('S9.075 toWalletBrowserLink opens the page in the browser of three wallet apps where they support it', () => {
  expect(toWalletBrowserLink(PHANTOM, page, ['eip155'])).toBe(
    `https://phantom.app/ul/browse/${quoted}?ref=https%3A%2F%2Fapp.example`,
  )
  expect(toWalletBrowserLink(SOLFLARE, page, ['eip155', 'solana'])).toBe(
    `https://solflare.com/ul/v1/browse/${quoted}?ref=${quoted}`,
  )
  expect(toWalletBrowserLink(COINBASE, page, ['eip155'])).toBe(`https://go.cb-w.com/dapp?cb_url=${quoted}`)
  expect(toWalletBrowserLink(SOLFLARE, page, ['eip155'])).toBeUndefined()
  expect(toWalletBrowserLink('toString', page, ['eip155'])).toBeUndefined()
})
