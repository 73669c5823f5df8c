import { afterEach, expect, it, vi } from 'vitest'
import { createTestModal } from '../../testing/createTestModal.js'
import { fakeNetwork } from '../../testing/fakeNetworks.js'
import { stubFetch } from '../../testing/stubFetch.js'
import { readServiceNfts } from './serviceNfts.js'

afterEach(() => vi.unstubAllGlobals())

const { signal } = new AbortController()
const query = { namespace: 'eip155', address: '0x6c', network: fakeNetwork, signal }
const open = (services: { readonly data?: string }) => ({
  modal: createTestModal({ services, projectId: undefined }).modal,
  ipfs: undefined,
})

it('the service lists NFTs page by page, with texts and links made safe', async () => {
  const item = {
    address: '0xC0',
    tokenId: '7',
    standard: 'erc721',
    amount: '2',
    traits: [{ name: 'Hue', value: 'Amber' }],
  }
  stubFetch({
    json: {
      nfts: [
        { ...item, name: 'Light\u202e #7', collection: 'Lights', imageUrl: 'javascript:alert(1)', isSpam: true },
        { ...item, amount: '0' },
        { ...item, tokenId: 'x' },
        null,
      ],
      next: 'more',
    },
  })
  const page = await readServiceNfts(open({ data: 'https://wallet.example' }), query)
  expect(page).toEqual({
    nfts: [
      expect.objectContaining({
        caipNetworkId: 'eip155:1',
        address: '0xC0',
        tokenId: '7',
        amount: 2n,
        name: 'Light #7',
        imageUrl: undefined,
        traits: [{ name: 'Hue', value: 'Amber' }],
        isSpam: true,
      }),
    ],
    next: 'more',
  })
})

it('an answer without a list is rejected, and without a data service nothing is known', async () => {
  stubFetch({ json: {} })
  await expect(readServiceNfts(open({ data: 'https://wallet.example' }), query)).rejects.toMatchObject({
    code: 'RESPONSE_INVALID',
  })
  expect(await readServiceNfts(open({}), query)).toBeUndefined()
})
