import type { Connection } from '@foyer/core/adapter'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { bitcoinMainnet, bitcoinTestnet } from '../../../networks.js'
import type { BitcoinTransfer } from '../../../provider.js'
import { encodeTransaction } from '../../../testing/encodeTransaction.js'
import { replaceTransaction } from './replaceTransaction.js'

const [ME, THEO, MAYA, SOMEBODY] = [
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  '3P14159f73E4gFr7JterCCQh9QjiTjiZrG',
  'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
]

const SOURCE = 'b'.repeat(64)

afterEach(() => vi.unstubAllGlobals())

type Coins = readonly (readonly [address: string | undefined, satoshis: number])[]

interface Waits {
  readonly inputs?: Coins
  readonly outputs: Coins
  readonly isConfirmed?: boolean
  /** Fee rate for the next block, in satoshis per virtual byte. */
  readonly fast?: number
  readonly how?: 'faster' | 'cancel'
  readonly canSend?: boolean
  readonly connection?: Partial<Connection<'bip122'>>
  /** Network and accounts to which the user switches while the node serves the transaction. */
  readonly afterRead?: Partial<Pick<Connection<'bip122'>, 'caipNetworkId' | 'accounts'>>
  /** Outputs as a lying node reports them, in place of the transaction's own. */
  readonly reported?: Coins
  /** Raw transaction in hex that a lying node serves in place of the pending one. */
  readonly served?: string
}

async function replaced({ inputs = [[ME, 200_000]], outputs, fast = 5, how = 'faster', ...rest }: Waits) {
  const output = ([scriptpubkey_address, value]: Coins[number]) => ({ scriptpubkey_address, value })
  const { raw, txid } = encodeTransaction(
    inputs.map((_, index) => ({ txid: SOURCE, index })),
    outputs.map(([address, value]) => ({ address, value: BigInt(value) })),
  )
  const transaction = {
    ...{ txid, fee: 1, vout: (rest.reported ?? outputs).map(output), status: { confirmed: rest.isConfirmed === true } },
    vin: inputs.map((each, vout) => ({ txid: SOURCE, vout, prevout: output(each) })),
  }
  vi.stubGlobal('fetch', async (input: string) => {
    Object.assign(connection, rest.afterRead)
    if (input.endsWith('/hex')) return new Response(rest.served ?? raw)
    return Response.json(input.includes('/fee-estimates') ? { 144: 1, 6: 1, 1: fast } : transaction)
  })
  const requested: unknown[] = []
  const from = { address: ME, type: 'payment' } as const
  const connection: Connection<'bip122'> = {
    provider: undefined,
    watch: () => () => {},
    disconnect: async () => {},
    caipNetworkId: bitcoinMainnet.caipNetworkId,
    accounts: [from],
    ...(rest.canSend !== false && {
      async sendTransaction({ transaction: sent }) {
        const { replaces, ...payment } = sent as BitcoinTransfer
        requested.push({ ...payment, isReplacement: replaces === txid })
        return { hash: 'c'.repeat(64) }
      },
    }),
    ...rest.connection,
  }
  const adapterContext = {
    rpcUrls: () => ['https://esplora.example'],
    signal: new AbortController().signal,
    log: () => {},
  }
  const outcome = await replaceTransaction(adapterContext, {
    ...{ hash: txid, how, from, network: bitcoinMainnet },
    connection,
  }).then(
    () => 'sent',
    ({ code }: { readonly code: string }) => code,
  )
  return { outcome, requested }
}

const PAID: Coins = [
  [THEO, 100_000],
  [ME, 99_500],
]
const PAID_TWO: Coins = [
  [THEO, 100_000],
  [MAYA, 10_000],
  [ME, 89_500],
]

describe('speeding up', () => {
  it('pays the same receiver, at the next block’s rate', async () => {
    expect(await replaced({ outputs: PAID, fast: 40 })).toEqual({
      outcome: 'sent',
      requested: [{ recipient: THEO, amount: '100000', feeRate: 40, isReplacement: true }],
    })
  })

  it('pays at least the previous fee and a satoshi per byte', async () => {
    // The pending transaction pays 20 satoshis for each of 144 virtual bytes: nodes replace it only for 21 or more.
    const outputs: Coins = [
      [THEO, 100_000],
      [ME, 97_120],
    ]
    expect(await replaced({ outputs, fast: 5 })).toMatchObject({ requested: [{ feeRate: 21 }] })
  })

  it('is unsupported for several receivers', async () => {
    expect(await replaced({ outputs: PAID_TWO })).toEqual({ outcome: 'METHOD_UNSUPPORTED', requested: [] })
  })

  it('is unsupported without a receiver', async () => {
    expect(await replaced({ outputs: [[undefined, 1_000]] })).toEqual({ outcome: 'METHOD_UNSUPPORTED', requested: [] })
    expect(await replaced({ outputs: [[ME, 199_000]] })).toEqual({ outcome: 'METHOD_UNSUPPORTED', requested: [] })
  })
})

describe('a node that lies about the replaced transaction', () => {
  it('cannot name another receiver: it is read from the bytes that the id proves', async () => {
    const reported: Coins = [
      [MAYA, 100_000],
      [ME, 99_500],
    ]
    expect(await replaced({ outputs: PAID, reported, fast: 40 })).toMatchObject({
      outcome: 'sent',
      requested: [{ recipient: THEO, amount: '100000' }],
    })
  })

  it('cannot serve another transaction under the id', async () => {
    expect(await replaced({ outputs: PAID, served: encodeTransaction([], []).raw })).toEqual({
      outcome: 'RESPONSE_INVALID',
      requested: [],
    })
  })
})

describe('canceling', () => {
  it('returns all but the fee, for any number of receivers', async () => {
    for (const outputs of [PAID, PAID_TWO]) {
      // One input and one output have 109.5 virtual bytes.
      expect(await replaced({ outputs, how: 'cancel', fast: 40 })).toEqual({
        outcome: 'sent',
        requested: [{ recipient: ME, amount: String(200_000 - 110 * 40), feeRate: 40, isReplacement: true }],
      })
    }
  })
})

it.each<[string, Waits, string]>([
  ['that is in a block', { outputs: PAID, isConfirmed: true }, 'METHOD_UNSUPPORTED'],
  [
    'of coins that are in part somebody else’s',
    {
      inputs: [
        [ME, 1],
        [SOMEBODY, 9],
      ],
      outputs: PAID,
    },
    'METHOD_UNSUPPORTED',
  ],
  ['where the wallet cannot send', { outputs: PAID, canSend: false }, 'METHOD_UNSUPPORTED'],
  // At 290 satoshis per virtual byte, at least 110 cost more than the 30,000 satoshis that the payment leaves.
  [
    'whose fee would take all',
    { inputs: [[ME, 130_000]], outputs: PAID.slice(0, 1), fast: 290 },
    'NODE_INSUFFICIENT_FUNDS',
  ],
  [
    'where the wallet is on another network',
    { outputs: PAID, connection: { caipNetworkId: bitcoinTestnet.caipNetworkId } },
    'CHAIN_NOT_SUPPORTED',
  ],
  [
    'where the wallet switched to another network meanwhile',
    { outputs: PAID, afterRead: { caipNetworkId: bitcoinTestnet.caipNetworkId } },
    'CHAIN_NOT_SUPPORTED',
  ],
  [
    'where the wallet switched to another account meanwhile',
    { outputs: PAID, afterRead: { accounts: [{ address: SOMEBODY ?? '', type: 'payment' }] } },
    'NOT_AUTHORIZED',
  ],
  [
    'where the wallet is at another account',
    { outputs: PAID, connection: { accounts: [{ address: SOMEBODY ?? '', type: 'payment' }] } },
    'NOT_AUTHORIZED',
  ],
])('is unsupported for a transaction %s', async (_name, waits, code) => {
  expect(await replaced(waits)).toEqual({ outcome: code, requested: [] })
})
