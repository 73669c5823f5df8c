import type { Account, AdapterContext, Connection, Transfer } from '@foyer/core/adapter'
import { afterEach, expect, it, vi } from 'vitest'
import { bitcoinMainnet, bitcoinTestnet } from '../../../networks.js'
import { sendTransfer } from './sendTransfer.js'

const ME: Account = { address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', type: 'payment' }
const OTHER: Account = { address: '3P14159f73E4gFr7JterCCQh9QjiTjiZrG', type: 'payment' }
const THEO = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'

const adapterContext = {
  rpcUrls: () => ['https://esplora.example'],
  signal: new AbortController().signal,
  log: () => {},
} as unknown as AdapterContext<'bip122'>

afterEach(() => vi.unstubAllGlobals())

type Position = Pick<Connection<'bip122'>, 'caipNetworkId' | 'accounts'>

interface Wallet {
  readonly atFirst?: Partial<Position>
  /** Network and accounts to which the user switches while the node lists the coins. */
  readonly afterRead?: Partial<Position>
  readonly amount?: bigint
}

/** Sends from a coin of 100,000 satoshis at 20 satoshis per virtual byte (112.5 of them, or 143.5 with change). */
async function send({ atFirst, afterRead, amount = 10_000n }: Wallet = {}) {
  const sent: unknown[] = []
  const requested: string[] = []
  const connection = {
    ...{ provider: undefined, watch: () => () => {}, disconnect: async () => {} },
    ...{ caipNetworkId: bitcoinMainnet.caipNetworkId, accounts: [ME] as const },
    ...atFirst,
    async sendTransaction(request: unknown) {
      sent.push(request)
      return { hash: 'c'.repeat(64) }
    },
  } satisfies Connection<'bip122'>
  vi.stubGlobal('fetch', async (input: string) => {
    requested.push(input)
    Object.assign(connection, afterRead)
    return Response.json([{ txid: 'a'.repeat(64), vout: 0, value: 100_000 }])
  })
  const transfer: Transfer<'bip122'> = { network: bitcoinMainnet, from: ME, to: THEO, amount }
  const quoted = { slow: 10n, normal: 20n, fast: 40n }
  const outcome = await sendTransfer(adapterContext, { transfer, connection, quoted }).then(
    ({ hash }) => hash,
    ({ code }: { readonly code: string }) => code,
  )
  return { outcome, sent, requested }
}

it('sendTransfer pays the receiver at the quoted rate', async () => {
  expect(await send()).toMatchObject({
    outcome: 'c'.repeat(64),
    sent: [{ transaction: { recipient: THEO, amount: '10000', feeRate: 20 }, account: ME }],
  })
})

it.each<[string, Partial<Position>, string]>([
  ['on another network', { caipNetworkId: bitcoinTestnet.caipNetworkId }, 'CHAIN_NOT_SUPPORTED'],
  ['at another account', { accounts: [OTHER, ME] }, 'NOT_AUTHORIZED'],
])('sendTransfer asks neither node nor wallet while the wallet is %s', async (_where, atFirst, code) => {
  expect(await send({ atFirst })).toEqual({ outcome: code, sent: [], requested: [] })
})

it.each<[string, Partial<Position>, string]>([
  ['network', { caipNetworkId: bitcoinTestnet.caipNetworkId }, 'CHAIN_NOT_SUPPORTED'],
  ['account', { accounts: [OTHER, ME] }, 'NOT_AUTHORIZED'],
])(
  'sendTransfer prompts no wallet that switched to another %s while coins were read',
  async (_what, afterRead, code) => {
    expect(await send({ afterRead })).toMatchObject({ outcome: code, sent: [] })
  },
)

it('sendTransfer pays from the dust limit up to the balance less the fee', async () => {
  const outcomes = await Promise.all(
    [545n, 546n, 97_740n, 97_741n].map(async (amount) => (await send({ amount })).outcome),
  )
  const hash = 'c'.repeat(64)
  expect(outcomes).toEqual(['RPC_INVALID_PARAMS', hash, hash, 'NODE_INSUFFICIENT_FUNDS'])
})
