import { expect, it } from 'vitest'
import { fakeNetwork } from '../testing/fakeNetworks.js'
import { VERSION } from './clientQuery.js'
import { imageUrl } from './imageUrl.js'

const client = { projectId: 'p', networks: [fakeNetwork], services: { images: 'https://images.example/' } }
const query = `?projectId=p&st=appkit&sv=html-eip155-${VERSION}`

it.each([
  ['wallets', 'wallet', '/getWalletImage/a%2Fb'],
  ['networks and connectors', 'asset', '/public/getAssetImage/a%2Fb'],
  ['currencies', 'currency', '/public/getCurrencyImage/a%2Fb'],
  ['tokens', 'token', '/public/getTokenImage/a%2Fb'],
] as const)('S7.032 S7.033 S7.034 S7.035 pictures of %s have a path of their own', (_, kind, path) => {
  expect(imageUrl(client, kind, 'a/b')).toBe(`https://images.example${path}${query}`)
})
