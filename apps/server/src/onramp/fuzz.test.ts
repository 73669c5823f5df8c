import { generateKeyPairSync } from 'node:crypto'
import { it } from 'vitest'
import { fuzzEndpoints } from '../testing/fuzzEndpoints'
import { startFakeService } from '../testing/startFakeService'
import { useServer } from '../testing/useServer'

const { start } = useServer()

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const keySecret = Buffer.concat([
  privateKey.export({ format: 'der', type: 'pkcs8' }).subarray(-32),
  publicKey.export({ format: 'der', type: 'spki' }).subarray(-32),
]).toString('base64')
const query = { projectId: 'harbor' }

it('the calls of the onramp survive any request and any answer of Coinbase', { timeout: 240_000 }, async () => {
  let given: unknown
  const { url } = await startFakeService(() => ({ body: given }))
  const coinbase = { keyId: 'key-1', keySecret, country: 'US', subdivision: 'NY', paymentMethod: 'CARD', apiUrl: url }
  await fuzzEndpoints(
    await start({ onramp: { coinbase }, proxies: 1 }),
    [
      { method: 'GET', path: '/v1/onramp/options', query },
      {
        ...{ method: 'POST', path: '/v1/onramp/quote', query },
        body: { purchaseCurrency: { id: 'usdc-1' }, paymentCurrency: { id: 'USD' }, amount: '100', network: 'base' },
      },
      {
        ...{ method: 'POST', path: '/v1/generators/onrampurl', query },
        body: {
          destinationWallets: [{ address: `0x${'6c'.repeat(20)}`, blockchains: ['base'], assets: ['USDC'] }],
          ...{ defaultNetwork: 'base', partnerUserId: 'harbor', defaultExperience: 'buy', presetFiatAmount: 200.5 },
        },
      },
    ],
    (answer) => {
      given = answer
    },
  )
})
