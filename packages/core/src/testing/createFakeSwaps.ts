import type { Call, Calls, CallsQuery, Outcome, TriedCalls } from '../adapter/calls.js'
import type { Ledger } from '../adapter/ledger.js'
import type { TransactionState } from '../adapter/transfers.js'
import type {
  SwapBuildQuery,
  SwapProvider,
  SwapQuote,
  SwapQuoteQuery,
  SwapTokensQuery,
  SwapTransaction,
} from '../types/swap.js'
import type { TokenInfo } from '../types/token.js'
import { createFakeLedger } from './createFakeLedger.js'

/** A chain that calls contracts as the test says. */
export interface FakeSwaps {
  readonly ledger: Ledger
  /** What the pool may take already. */
  allowance: bigint
  /** As much the visitor allows in the wallet in place of what they are asked for. */
  lowered: bigint | undefined
  /** Whether tokens are allowed by a signature. */
  hasPermit: boolean
  /** What a swap would bring, tried out, and what it would take of other things. An `Error` is a node that cannot try it. */
  received: bigint | Error
  taken: bigint
  /** What fails when it is tried out: by its place. */
  failing: number | undefined
  /** What each call takes of gas when it is tried. */
  triedGas: bigint
  /** What a unit of gas costs, and whether a node says so. */
  gasPrice: bigint
  isGasKnown: boolean
  /** Where transactions stand, by hash. @default confirmed */
  readonly states: Map<string, TransactionState['status']>
  outcome: Outcome | undefined
  /** Ends the next question to the wallet in place of a hash. */
  sendError: unknown
  /** `hold` waits for `release`. @default 'now' */
  mode: 'now' | 'hold'
  release(): void
  /** What the wallet was asked for, in order. */
  readonly sent: readonly Call[]
  readonly sentTogether: readonly (readonly Call[])[]
  /** What was allowed, in order. */
  readonly approved: readonly { readonly token: string; readonly spender: string; readonly amount: bigint }[]
  readonly simulated: readonly CallsQuery[]
}

export const SPENDER = `0x${'5'.repeat(40)}`
/** What calls are made of here. */
export const APPROVE = '0xa9'
export const SWAP = '0x5a'
export const SIGNED_SWAP = '0x5b'

export function createFakeSwaps(base = createFakeLedger()): FakeSwaps {
  const sent: Call[] = []
  const sentTogether: (readonly Call[])[] = []
  const approved: { token: string; spender: string; amount: bigint }[] = []
  const simulated: CallsQuery[] = []
  const held: (() => void)[] = []
  const states = new Map<string, TransactionState['status']>()
  const answer = async () => {
    if (fake.mode === 'hold') await new Promise<void>((resolve) => held.push(resolve))
    const { sendError } = fake
    fake.sendError = undefined
    if (sendError !== undefined) throw sendError
  }
  const simulate = async (query: CallsQuery): Promise<TriedCalls> => {
    simulated.push(query)
    const { received, taken, failing } = fake
    if (received instanceof Error) return { status: 'unknown' }
    const { address } = query.from
    return {
      status: 'tried',
      calls: query.calls.map(({ data }, index) => {
        if (index === failing) return { status: 'fails', reason: 'no' }
        const isSwap = data === SWAP || data === SIGNED_SWAP
        const changes = [
          { address, token: { address: COIN_TO }, amount: received },
          ...(taken ? [{ address, token: { address: SPENDER }, amount: -taken }] : []),
        ]
        return { status: 'succeeds', gas: fake.triedGas, changes: isSwap ? changes : [] }
      }),
    }
  }
  const calls: Calls = {
    async price({ gas }) {
      if (!fake.isGasKnown) throw new Error('No node says it')
      const amount = gas * fake.gasPrice
      return { id: 'normal', gasPrice: fake.gasPrice, amount, most: amount }
    },
    simulate,
    transfer: ({ token }) => ({ to: token, data: '0x7f', value: 0n }),
    async send({ call }) {
      const nonce = sent.push(call)
      await answer()
      if (call.data === APPROVE) fake.allowance = fake.lowered ?? approved.at(-1)?.amount ?? 0n
      return { hash: `0x${String(nonce).padStart(64, 'b')}`, nonce }
    },
    async sendAll({ calls: all }) {
      sentTogether.push(all)
      await answer()
      return { id: 'calls-1' }
    },
    outcome: async () => fake.outcome,
    approvals: {
      read: async () => fake.allowance,
      async calls({ token, spender, amount }) {
        approved.push({ token, spender, amount })
        return [{ to: token, data: APPROVE, value: 0n }]
      },
      async permit({ token, owner, spender, amount, deadline }) {
        if (!fake.hasPermit) return undefined
        const message = { owner: owner.address, spender, value: String(amount) }
        return {
          typedData: { types: {}, primaryType: 'Permit', message },
          signed: (signature) => ({
            ...{ token, owner: owner.address, spender, amount, deadline, signature },
            encoded: `0x${'e'.repeat(64)}`,
          }),
        }
      },
    },
  }
  const { transfers } = base.ledger
  const fake: FakeSwaps = {
    ledger: {
      ...base.ledger,
      ...(transfers && {
        transfers: { ...transfers, state: async ({ hash }) => ({ status: states.get(hash) ?? 'confirmed', at: 1 }) },
      }),
      calls: async () => calls,
    },
    allowance: 0n,
    lowered: undefined,
    hasPermit: false,
    received: 0n,
    taken: 0n,
    failing: undefined,
    triedGas: 100_000n,
    gasPrice: 10n,
    isGasKnown: true,
    states,
    outcome: undefined,
    sendError: undefined,
    mode: 'now',
    release() {
      for (const resolve of held.splice(0)) resolve()
    },
    sent,
    sentTogether,
    approved,
    simulated,
  }
  return fake
}

/** What is received in tests. */
export const COIN_TO = `0x${'d'.repeat(40)}`

/** Somebody who swaps as the test says. */
export interface FakeProvider {
  readonly provider: SwapProvider
  /** What comes for one of the smallest unit, in its place an error or nobody who trades it. */
  rate: bigint | Error | undefined
  gas: bigint | undefined
  /** What it says that a unit of gas costs. Undefined: it does not know. */
  gasPrice: bigint | undefined
  takesPermit: boolean
  /** How long a quote is good. Milliseconds. */
  life: number
  /** `hold` answers quotes when the test says so. */
  mode: 'now' | 'hold'
  release(): void
  readonly asked: readonly SwapQuoteQuery[]
  readonly built: readonly SwapBuildQuery[]
  /** In place of a quote: whatever a site's own provider says. */
  answer: ((quote: SwapQuote) => unknown) | undefined
  /** What it writes in place of the swap, as far as it is named. */
  writes: Partial<SwapTransaction>
  readonly listed: readonly SwapTokensQuery[]
}

export function createFakeProvider(id: string, tokens: readonly TokenInfo[]): FakeProvider {
  const asked: SwapQuoteQuery[] = []
  const built: SwapBuildQuery[] = []
  const listed: SwapTokensQuery[] = []
  const held: (() => void)[] = []
  const soon = () => Date.now() + fake.life
  const fake: FakeProvider = {
    rate: 2n,
    gas: undefined,
    gasPrice: undefined,
    takesPermit: false,
    life: 30_000,
    mode: 'now',
    release() {
      for (const resolve of held.splice(0)) resolve()
    },
    asked,
    built,
    answer: undefined,
    writes: {},
    listed,
    provider: {
      id,
      name: id.toUpperCase(),
      supports: ({ caipNetworkId }) => caipNetworkId === 'eip155:1',
      async tokens(query) {
        listed.push(query)
        return { tokens, expiresAt: soon() }
      },
      async quote(query): Promise<SwapQuote | undefined> {
        asked.push(query)
        if (fake.mode === 'hold') await new Promise<void>((resolve) => held.push(resolve))
        if (fake.rate instanceof Error) throw fake.rate
        if (fake.rate === undefined) return undefined
        const quote = { toAmount: query.amount * fake.rate, gas: fake.gas, expiresAt: soon() }
        const told: { quote: SwapQuote } = { quote }
        if (fake.answer) Object.assign(told, { quote: fake.answer(quote) })
        return told.quote
      },
      async gasPrice() {
        if (fake.gasPrice === undefined) throw new Error('It does not know')
        return fake.gasPrice
      },
      allowance: async () => ({ spender: SPENDER, takesPermit: fake.takesPermit, expiresAt: soon() }),
      async build(query) {
        built.push(query)
        const { from, amount, permit } = query
        const value = from.address === undefined ? amount : 0n
        return { to: SPENDER, data: permit ? SIGNED_SWAP : SWAP, value, expiresAt: soon(), ...fake.writes }
      },
    },
  }
  return fake
}
