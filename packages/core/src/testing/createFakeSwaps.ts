import type { Call, CallBatch, CallMethods, CallOutcome, CallSimulation } from '../adapter/calls.js'
import type { ChainReader } from '../adapter/chainReader.js'
import type { AssetApproval, TransactionState } from '../adapter/transfers.js'
import type {
  SwapBuildQuery,
  SwapProvider,
  SwapQuote,
  SwapQuoteQuery,
  SwapTokensQuery,
  SwapTransaction,
} from '../types/swap.js'
import type { TokenInfo } from '../types/token.js'
import { createFakeChainReader } from './createFakeChainReader.js'

export interface FakeSwaps {
  readonly chainReader: ChainReader
  allowance: bigint
  lowered: bigint | undefined
  hasPermit: boolean
  /** Received amount in the simulation. An `Error` is a node that cannot simulate. */
  received: bigint | Error
  taken: bigint
  grantedApprovals: readonly Omit<AssetApproval, 'address'>[]
  failing: number | undefined
  triedGas: bigint
  gasPrice: bigint
  isGasKnown: boolean
  readonly states: Map<string, TransactionState['status']>
  outcome: CallOutcome | undefined
  sendError: unknown
  mode: 'now' | 'hold'
  release(): void
  readonly sent: readonly Call[]
  readonly sentTogether: readonly (readonly Call[])[]
  readonly approved: readonly { readonly token: string; readonly spender: string; readonly amount: bigint }[]
  readonly simulated: readonly CallBatch[]
}

export const SPENDER_ADDRESS = `0x${'5'.repeat(40)}`
export const APPROVE_CALL_DATA = '0xa9'
export const SWAP_CALL_DATA = '0x5a'
export const PERMIT_SWAP_CALL_DATA = '0x5b'
const WRAP = '0xd0e30db0'

export function createFakeSwaps(base = createFakeChainReader()): FakeSwaps {
  const sent: Call[] = []
  const sentTogether: (readonly Call[])[] = []
  const approved: { token: string; spender: string; amount: bigint }[] = []
  const simulated: CallBatch[] = []
  const held: (() => void)[] = []
  const states = new Map<string, TransactionState['status']>()
  const answer = async () => {
    if (fake.mode === 'hold') await new Promise<void>((resolve) => held.push(resolve))
    const { sendError } = fake
    fake.sendError = undefined
    if (sendError !== undefined) throw sendError
  }
  const simulate = async (query: CallBatch): Promise<CallSimulation> => {
    simulated.push(query)
    const { received, taken, failing } = fake
    if (received instanceof Error) return { status: 'unknown' }
    const { address } = query.from
    return {
      status: 'tried',
      calls: query.calls.map(({ data }, index) => {
        if (index === failing) return { status: 'fails', reason: 'no' }
        const isSwap = data === SWAP_CALL_DATA || data === PERMIT_SWAP_CALL_DATA || data === WRAP
        const changes = [
          { address, token: { address: BOUGHT_TOKEN_ADDRESS }, amount: received },
          ...(taken ? [{ address, token: { address: SPENDER_ADDRESS }, amount: -taken }] : []),
        ]
        const given = fake.grantedApprovals.map((each) => ({ address, ...each }))
        const approvals = isSwap ? given : []
        return { status: 'succeeds', gas: fake.triedGas, changes: isSwap ? changes : [], approvals }
      }),
    }
  }
  const calls: CallMethods = {
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
      if (call.data === APPROVE_CALL_DATA) fake.allowance = fake.lowered ?? approved.at(-1)?.amount ?? 0n
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
        return [{ to: token, data: APPROVE_CALL_DATA, value: 0n }]
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
  const { transfers } = base.chainReader
  const fake: FakeSwaps = {
    chainReader: {
      ...base.chainReader,
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
    grantedApprovals: [],
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

export const BOUGHT_TOKEN_ADDRESS = `0x${'d'.repeat(40)}`

export interface FakeSwapProvider {
  readonly provider: SwapProvider
  rate: bigint | Error | undefined
  gas: bigint | undefined
  gasPrice: bigint | undefined
  takesPermit: boolean
  life: number
  mode: 'now' | 'hold'
  release(): void
  readonly quoteRequests: readonly SwapQuoteQuery[]
  readonly built: readonly SwapBuildQuery[]
  answer: ((quote: SwapQuote) => unknown) | undefined
  writes: Partial<SwapTransaction>
  routers: readonly string[] | undefined
  readonly listed: readonly SwapTokensQuery[]
}

export function createFakeSwapProvider(id: string, tokens: readonly TokenInfo[]): FakeSwapProvider {
  const quoteRequests: SwapQuoteQuery[] = []
  const built: SwapBuildQuery[] = []
  const listed: SwapTokensQuery[] = []
  const held: (() => void)[] = []
  const soon = () => Date.now() + fake.life
  const fake: FakeSwapProvider = {
    rate: 2n,
    gas: undefined,
    gasPrice: undefined,
    takesPermit: false,
    life: 30_000,
    mode: 'now',
    release() {
      for (const resolve of held.splice(0)) resolve()
    },
    quoteRequests,
    built,
    answer: undefined,
    writes: {},
    routers: [SPENDER_ADDRESS],
    listed,
    provider: {
      id,
      name: id.toUpperCase(),
      supports: ({ caipNetworkId }) => caipNetworkId === 'eip155:1',
      routers: () => fake.routers,
      async tokens(query) {
        listed.push(query)
        return { tokens, expiresAt: soon() }
      },
      async quote(query): Promise<SwapQuote | undefined> {
        quoteRequests.push(query)
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
      allowance: async () => ({ spender: SPENDER_ADDRESS, takesPermit: fake.takesPermit, expiresAt: soon() }),
      async build(query) {
        built.push(query)
        const { from, amount, permit } = query
        const value = from.address === undefined ? amount : 0n
        return {
          to: SPENDER_ADDRESS,
          data: permit ? PERMIT_SWAP_CALL_DATA : SWAP_CALL_DATA,
          value,
          expiresAt: soon(),
          ...fake.writes,
        }
      },
    },
  }
  return fake
}
