import { expect, it } from 'vitest'
import { fakeNetwork } from '../testing/fakeNetworks.js'
import { VERSION } from './clientQuery.js'
import { imageUrl } from './imageUrl.js'

const client = { projectId: 'p', networks: [fakeNetwork], services: { images: 'https://images.example/' } }
const query = `?projectId=p&st=appkit&sv=html-eip155-${VERSION}`

it.each([
  ['S7.032', 'wallets', 'wallet', '/getWalletImage/a%2Fb'],
  ['S7.033', 'networks and connectors', 'asset', '/public/getAssetImage/a%2Fb'],
  ['S7.034', 'currencies', 'currency', '/public/getCurrencyImage/a%2Fb'],
  ['S7.035', 'tokens', 'token', '/public/getTokenImage/a%2Fb'],
] as const)('%s pictures of %s have a path of their own', (_rule, _what, kind, path) => {
  expect(imageUrl(client, kind, 'a/b')).toBe(`https://images.example${path}${query}`)
})
