import { createModal, type Network } from '@foyer/core'
import * as wagmi from '@wagmi/core'
import { custom, HttpRequestError } from 'viem'
import { mainnet } from 'viem/chains'
import { expect, it } from 'vitest'
import { evm } from '../evm.js'
import { ADDRESSES, createStorage } from '../testing/createPage.js'
import { findError, findNamed, shortMessageOf, unless } from './findError.js'

/** An error as another copy of viem throws it: its name and fields, and none of our copy's classes. */
const foreign = (name: string, fields: object = {}) =>
  Object.assign(new Error(`${name}\n\nVersion: viem@2.57.20`), { name, ...fields })

const network: Network<'eip155'> = {
  id: 1,
  caipNetworkId: 'eip155:1',
  chainNamespace: 'eip155',
  name: 'Ethereum',
  nativeCurrency: mainnet.nativeCurrency,
  rpcUrls: mainnet.rpcUrls,
}
const token = { caipNetworkId: network.caipNetworkId, address: ADDRESSES[1], symbol: 'T', name: '', decimals: 18 }

/** Reads tokens through a config of the page, whose transport throws what its own viem does. */
async function readTokens(error: Error) {
  const transport = custom({ request: () => Promise.reject(error) }, { retryCount: 0 })
  const config = wagmi.createConfig({ chains: [mainnet], transports: { 1: transport }, storage: null })
  const modal = createModal({
    projectId: 'test',
    adapters: [evm({ wagmiConfig: config })],
    networks: [mainnet],
    storage: createStorage(),
    debug: false,
  })
  try {
    const ledger = await modal.adapters.eip155.ledger?.()
    return await ledger?.tokens?.({ address: ADDRESSES[0], network, known: [token] })
  } finally {
    modal.destroy()
  }
}

it.each([
  ['RATE_LIMITED', 429],
  ['HTTP_FAILED', 503],
  ['OFFLINE', undefined],
])('gives %s for a status of %s of another copy of viem', async (code, status) => {
  await expect(readTokens(foreign('HttpRequestError', { status }))).rejects.toMatchObject({ code, context: { status } })
})

it('gives the same for an error of this copy of viem', async () => {
  const error = new HttpRequestError({ url: 'https://node.example', status: 429 })
  await expect(readTokens(error)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
})

it('finds an error by name up its causes', () => {
  const inner = foreign('TimeoutError')
  expect(findNamed(new Error('outer', { cause: new Error('middle', { cause: inner }) }), 'TimeoutError')).toBe(inner)
  expect(findNamed(inner, 'HttpRequestError')).toBeUndefined()
  expect(findNamed('TimeoutError', 'TimeoutError')).toBeUndefined()
})

it('stops at a circle of causes', () => {
  const error = new Error('one')
  error.cause = new Error('two', { cause: error })
  expect(findError(error, () => false)).toBeUndefined()
})

it('reads the short message of any copy of viem', () => {
  expect(shortMessageOf(foreign('CallExecutionError', { shortMessage: 'Execution reverted.' }))).toBe(
    'Execution reverted.',
  )
  expect(shortMessageOf(new Error('other'))).toBeUndefined()
  expect(shortMessageOf(foreign('BaseError', { shortMessage: 7 }))).toBeUndefined()
})

it('turns the error that was named into undefined and throws others again', () => {
  expect(unless('TransactionNotFoundError')(foreign('TransactionNotFoundError'))).toBeUndefined()
  expect(() => unless('TransactionNotFoundError')(foreign('TimeoutError'))).toThrow('TimeoutError')
})
