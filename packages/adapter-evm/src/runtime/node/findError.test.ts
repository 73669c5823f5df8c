import { createModal, type Network } from '@foyer/core'
import * as wagmi from '@wagmi/core'
import { custom, HttpRequestError } from 'viem'
import { mainnet } from 'viem/chains'
import { expect, it } from 'vitest'
import { evm } from '../../evm.js'
import { ADDRESSES, createStorage } from '../../testing/createTestApp.js'
import { findError, findNamedError, getShortMessage, ignoreNamedError } from './findError.js'

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

/** Reads tokens through the app's wagmi config, whose transport throws an error of the app's own copy of viem. */
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
    const chainReader = await modal.adapters.eip155.chainReader?.()
    return await chainReader?.tokens?.({ address: ADDRESSES[0], network, known: [token] })
  } finally {
    modal.destroy()
  }
}

it.each([
  ['RATE_LIMITED', 429],
  ['HTTP_FAILED', 503],
  ['OFFLINE', undefined],
])('findError maps to %s for status %s of another copy of viem', async (code, status) => {
  await expect(readTokens(foreign('HttpRequestError', { status }))).rejects.toMatchObject({ code, context: { status } })
})

it('findError maps errors of this copy of viem alike', async () => {
  const error = new HttpRequestError({ url: 'https://node.example', status: 429 })
  await expect(readTokens(error)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
})

it('findError finds an error by name among its causes', () => {
  const inner = foreign('TimeoutError')
  expect(findNamedError(new Error('outer', { cause: new Error('middle', { cause: inner }) }), 'TimeoutError')).toBe(
    inner,
  )
  expect(findNamedError(inner, 'HttpRequestError')).toBeUndefined()
  expect(findNamedError('TimeoutError', 'TimeoutError')).toBeUndefined()
})

it('findError stops at a circle of causes', () => {
  const error = new Error('one')
  error.cause = new Error('two', { cause: error })
  expect(findError(error, () => false)).toBeUndefined()
})

it('findError reads viem’s short message of any copy', () => {
  expect(getShortMessage(foreign('CallExecutionError', { shortMessage: 'Execution reverted.' }))).toBe(
    'Execution reverted.',
  )
  expect(getShortMessage(new Error('other'))).toBeUndefined()
  expect(getShortMessage(foreign('BaseError', { shortMessage: 7 }))).toBeUndefined()
})

it('findError ignores the named error and rethrows others', () => {
  expect(ignoreNamedError('TransactionNotFoundError')(foreign('TransactionNotFoundError'))).toBeUndefined()
  expect(() => ignoreNamedError('TransactionNotFoundError')(foreign('TimeoutError'))).toThrow('TimeoutError')
})
