import { expect } from 'vitest'
import { controlDirectory } from './lib/controlDirectory.ts'
import { defineOptionTest } from './lib/defineOptionTest.ts'
import { openProvider } from './lib/onramp.ts'
import { openConnect } from './lib/openConnect.ts'
import { chooseToken, locatePayInput } from './lib/swapScreens.ts'

// Options of swap and onramp.

// A network outside the twelve with swaps.
const SHOALS = 1285

defineOptionTest(
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
  'set the swap providers, their networks and their URLs, and the onramp providers with Meld’s key',
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
    const requested: string[] = []
    await page.route(/\/(kyberswap|lifi)\//, (route) => {
      requested.push(new URL(route.request().url()).pathname)
      return route.fulfill({ status: 404, json: {} })
    })
    // Without a configuration, the default is Meld's list.
    await page.route(/\/v1\/onramp\//, (route) => route.fulfill({ status: 404, json: {} }))
    const modal = await openConnect(page)
    await modal.button('Lantern').click()
    await modal.gone()
    await modal.openAccount()

    await modal.button('Swap').click()
    await modal.text('You can’t swap on Shoals').waitFor()
    await modal.button('Moorings').waitFor()
    await modal.button('Ethereum').click()
    await modal.button('Disconnect').waitFor()
    await modal.button('Swap').click()
    await chooseToken(page, 'to', 'Harbor Dollar')
    await locatePayInput(page).fill('0.5')
    await modal.text(/^1 ETH = /).click()
    await modal.text('Longshore').first().waitFor()
    await expect.poll(() => requested).toContain('/kyberswap/ethereum/api/v1/routes')
    await expect.poll(() => requested).toContain('/lifi/v1/quote')
    await modal.back.click()

    await modal.button('Buy').click()
    await modal.dialog.getByLabel('You pay').fill('200')
    await modal.button('Compare providers').click()
    await modal.button('Brightlane').waitFor()
    await modal.button('Meld').click()
    await page
      .context()
      .route('https://meldcrypto.com/**', (route) => route.fulfill({ contentType: 'text/html', body: 'Meld' }))
    const tab = await openProvider(page, 'Meld')
    await tab.waitForURL('https://meldcrypto.com/**')
    expect(new URL(tab.url()).searchParams.get('publicKey')).toBe('harbor-key')
  },
  {
    wallets: true,
    setup: { mode: 'approve', chainId: SHOALS, knownChains: [1, 8453, 10, SHOALS] },
    expected: [/404/],
    // The data service answers 400 for Shoals, which it does not know.
    allowed: [/400/],
    // Fails the project's configuration, which would take precedence over the options.
    before: () => controlDirectory().fault({ path: '/appkit/v1/config', status: 404 }),
  },
)
