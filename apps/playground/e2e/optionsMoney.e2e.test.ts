import { expect } from 'vitest'
import { directoryOf } from './lib/directory.ts'
import { continueTo } from './lib/onramp.ts'
import { openConnect } from './lib/openConnect.ts'
import { shows } from './lib/shows.ts'
import { choose, paid } from './lib/swapScreens.ts'

// Options of who swaps and who sells.

/** Neither one of the usual twelve on which can be swapped. */
const SHOALS = 1285

shows(
  [
    'features.swaps',
    'features.swaps.providers',
    'features.swaps.networks',
    'features.swaps.kyberswapUrl',
    'features.swaps.lifiUrl',
    'features.onramp',
    'features.onramp.providers',
    'features.onramp.meldPublicKey',
  ],
  'are who swaps, where, and who is asked for that at which address, and who sells under which name',
  ({ base }) => {
    const url = base.customRpcUrls?.['eip155:1']?.[0]?.url ?? ''
    const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
    const network = (id: number, name: string) => ({ id, name, nativeCurrency, rpcUrls: { default: { http: [url] } } })
    const aWhile = () => ({ expiresAt: Date.now() + 60_000 })
    return {
      networks: [...base.networks!, network(1285, 'Shoals'), network(1284, 'Moorings')],
      features: {
        swaps: {
          providers: [
            'kyberswap',
            'lifi',
            {
              ...{ id: 'longshore', name: 'Longshore', supports: () => true },
              tokens: async () => ({ tokens: [], ...aWhile() }),
              quote: async () => ({ toAmount: 1_000_000_000n, ...aWhile() }),
              allowance: async ({ from }) => ({ spender: from.address ?? '', ...aWhile() }),
              build: () => Promise.reject(new Error('Nobody goes so far')),
            },
          ],
          networks: ['eip155:1284'],
          kyberswapUrl: `${location.origin}/kyberswap`,
          lifiUrl: `${location.origin}/lifi`,
        },
        onramp: {
          providers: [
            'meld',
            { id: 'brightlane', name: 'Brightlane', fees: [1, 2], createUrl: () => 'https://brightlane.example' },
          ],
          meldPublicKey: 'harbor-key',
        },
      },
    }
  },
  async (page) => {
    const asked: string[] = []
    await page.route(/\/(kyberswap|lifi)\//, (route) => {
      asked.push(new URL(route.request().url()).pathname)
      return route.fulfill({ status: 404, json: {} })
    })
    // Where nobody says what is sold it is what Meld sells.
    await page.route(/\/v1\/onramp\//, (route) => route.fulfill({ status: 404, json: {} }))
    const modal = await openConnect(page)
    await modal.button('Lantern').click()
    await modal.gone()
    await modal.openAccount()

    await modal.button('Swap').click()
    await modal.text('Swapping isn’t possible on Shoals').waitFor()
    await modal.button('Moorings').waitFor()
    await modal.button('Ethereum').click()
    await modal.button('Disconnect').waitFor()
    await modal.button('Swap').click()
    await choose(page, 'to', 'Harbor Dollar')
    await paid(page).fill('0.5')
    await modal.text(/^1 ETH = /).click()
    await modal.text('Longshore').first().waitFor()
    await expect.poll(() => asked).toContain('/kyberswap/ethereum/api/v1/routes')
    await expect.poll(() => asked).toContain('/lifi/v1/quote')
    await modal.back.click()

    await modal.button('Buy').click()
    await modal.dialog.getByLabel('You pay').fill('200')
    await modal.button('Compare providers').click()
    await modal.button('Brightlane').waitFor()
    await modal.button('Meld').click()
    await page
      .context()
      .route('https://meldcrypto.com/**', (route) => route.fulfill({ contentType: 'text/html', body: 'Meld' }))
    const tab = await continueTo(page, 'Meld')
    await tab.waitForURL('https://meldcrypto.com/**')
    expect(new URL(tab.url()).searchParams.get('publicKey')).toBe('harbor-key')
  },
  {
    wallets: true,
    setup: { mode: 'approve', chainId: SHOALS, knownChains: [1, 8453, 10, SHOALS] },
    expected: [/404/],
    // The data service does not know Shoals.
    allowed: [/400/],
    // The project's configuration has the last word, where it can be had.
    before: () => directoryOf().fault({ path: '/appkit/v1/config', status: 404 }),
  },
)
