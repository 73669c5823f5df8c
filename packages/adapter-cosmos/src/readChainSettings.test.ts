import type { Network } from '@foyer/core/adapter'
import { expect, it } from 'vitest'
import { cosmosHub } from './networks.js'
import { readChainSettings } from './readChainSettings.js'
import { toChainInfo } from './runtime/wallets/toChainInfo.js'

const network = (cosmos?: unknown): Network<'cosmos'> => {
  const plain: Network<'cosmos'> = {
    id: 'juno-1',
    caipNetworkId: 'cosmos:juno-1',
    chainNamespace: 'cosmos',
    name: 'Juno',
    nativeCurrency: { name: 'Juno', symbol: 'JUNO', decimals: 6 },
    rpcUrls: { default: { http: ['https://rpc.juno.example'] } },
  }
  return cosmos === undefined ? plain : Object.assign(plain, { cosmos })
}

const USUAL_GAS = {
  bech32Prefix: undefined,
  denom: 'ujuno',
  gasPrice: '0.025',
  coinType: 118,
  slow: undefined,
  fast: undefined,
}

it('readChainSettings applies defaults, except for the prefix', () => {
  for (const cosmos of [undefined, null, {}, { denom: '', gasPrice: 1, coinType: '60', gasPrices: { slow: 1 } }]) {
    expect(readChainSettings(network(cosmos))).toEqual(USUAL_GAS)
  }
})

it('readChainSettings prefers the network’s own fields', () => {
  const reported = { bech32Prefix: 'juno', denom: 'ujunox', gasPrice: '0.1', coinType: 60 }
  expect(readChainSettings(network({ ...reported, gasPrices: { slow: '0.05', fast: '0.2' } }))).toEqual({
    ...{ ...reported, slow: '0.05', fast: '0.2' },
  })
})

it('toChainInfo has the network’s URLs, fee coin and three prices', () => {
  const currency = { coinDenom: 'ATOM', coinMinimalDenom: 'uatom', coinDecimals: 6 }
  expect(toChainInfo(cosmosHub)).toMatchObject({
    ...{ chainId: 'cosmoshub-4', chainName: 'Cosmos Hub', rpc: 'https://rpc.cosmos.network' },
    ...{ rest: 'https://rest.cosmos.directory/cosmoshub', bip44: { coinType: 118 } },
    bech32Config: {
      bech32PrefixAccAddr: 'cosmos',
      bech32PrefixAccPub: 'cosmospub',
      bech32PrefixValAddr: 'cosmosvaloper',
      bech32PrefixValPub: 'cosmosvaloperpub',
      bech32PrefixConsAddr: 'cosmosvalcons',
      bech32PrefixConsPub: 'cosmosvalconspub',
    },
    feeCurrencies: [{ ...currency, gasPriceStep: { low: 0.025, average: 0.03125, high: expect.closeTo(0.0375, 10) } }],
    ...{ currencies: [currency], stakeCurrency: currency },
  })
})

it('toChainInfo is undefined without a prefix or a node', () => {
  expect(toChainInfo(network())).toBeUndefined()
  const reported = network({ bech32Prefix: 'juno' })
  expect(toChainInfo(reported)).toMatchObject({ rpc: 'https://rpc.juno.example', rest: 'https://rpc.juno.example' })
  expect(toChainInfo({ ...reported, rpcUrls: { default: { http: [] } } })).toBeUndefined()
})
