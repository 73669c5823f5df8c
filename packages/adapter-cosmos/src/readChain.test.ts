import type { Network } from '@foyer/core/adapter'
import { expect, it } from 'vitest'
import { cosmosHub } from './networks.js'
import { readChain } from './readChain.js'
import { toChainInfo } from './runtime/keplr/toChainInfo.js'

/** A network of a site of its own, which may say anything of its chain. */
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

const USUAL = {
  bech32Prefix: undefined,
  denom: 'ujuno',
  gasPrice: '0.025',
  coinType: 118,
  slow: undefined,
  fast: undefined,
}

it('what a network does not tell of its chain is as usual, and its prefix nobody’s guess', () => {
  for (const cosmos of [undefined, null, {}, { denom: '', gasPrice: 1, coinType: '60', gasPrices: { slow: 1 } }]) {
    expect(readChain(network(cosmos))).toEqual(USUAL)
  }
})

it('what a network tells of its chain counts', () => {
  const told = { bech32Prefix: 'juno', denom: 'ujunox', gasPrice: '0.1', coinType: 60 }
  expect(readChain(network({ ...told, gasPrices: { slow: '0.05', fast: '0.2' } }))).toEqual({
    ...{ ...told, slow: '0.05', fast: '0.2' },
  })
})

it('a wallet is told of a chain with its own URLs, a coin for fees, and three prices', () => {
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

it('a wallet is told of no chain whose prefix or node nobody knows', () => {
  expect(toChainInfo(network())).toBeUndefined()
  const told = network({ bech32Prefix: 'juno' })
  expect(toChainInfo(told)).toMatchObject({ rpc: 'https://rpc.juno.example', rest: 'https://rpc.juno.example' })
  expect(toChainInfo({ ...told, rpcUrls: { default: { http: [] } } })).toBeUndefined()
})
