import type { Call } from '../../adapter/calls.js'
import type { Connection } from '../../adapter/connection.js'
import type { ModalContext } from '../../context.js'
import { isTogetherUnsupported } from '../../errors/isTogetherUnsupported.js'
import { isModalError, ModalError } from '../../errors/ModalError.js'
import { toModalError } from '../../errors/toModalError.js'
import { askedTransfers } from '../../flows/askedTransfers.js'
import { lookAtChain } from '../../flows/lookAtChain.js'
import { recordTransaction } from '../../flows/ownTransactions.js'
import type { Account } from '../../types/account.js'
import type { Activity, ActivityTransfer } from '../../types/activity.js'
import type { SignedPermit } from '../../types/swap.js'
import type { TokenInfo } from '../../types/token.js'
import { toCaipAddress } from '../../utils/caipAddress.js'
import { formatUnits } from '../../utils/formatUnits.js'
import { untilAllowed } from './included.js'
import { type Answered, slippageTo } from './offers.js'
import { type Prepared, prepare, priceOf } from './prepare.js'
import { keepProgress } from './progress.js'
import { readQuote } from './readAnswers.js'
import type { SwapAllowed, SwapStep } from './state.js'

/** In percent: as much more may the fee be than what was shown. */
const FEE_MARGIN = 50n

/** An offer that is over so soon is asked for anew. Milliseconds. */
const NEARLY_OVER = 5_000

/** A swap that was sent. `name`: its hash, or what the wallet calls it. */
export interface SentSwap {
  readonly name: string
  readonly answered: Answered
  readonly steps: 1 | 2
}

export interface SwapRun {
  /** What was pressed. */
  readonly answered: Answered
  readonly account: Account
  /** Addresses of what is listed, and of what the account holds. */
  readonly tokens: readonly (string | undefined)[]
  /** What is held of the coin. Absent: nobody has said. */
  readonly native: bigint | undefined
  readonly onStep: (step: SwapStep) => void
  /** What it took of gas when it was tried: what is shown next follows from it. */
  readonly onGas: (answered: Answered, gas: bigint) => void
  /** What stays allowed if nothing is swapped. Undefined: it came to nothing. */
  readonly onAllowed: (allowed: SwapAllowed | undefined) => void
  readonly signal: AbortSignal
}

interface Asking extends SwapRun {
  readonly connection: Connection
  /** Throws where account or network are not those that were shown any more. */
  readonly check: () => void
}

/** Looked over: what it would do, and by which price. */
export interface Looked extends Prepared {
  readonly answered: Answered
}

/** The questions of one swap to the wallet. Before each, what it would do is looked at again. */
export function createAsking(context: ModalContext, asking: Asking) {
  const { account, answered: agreed, connection, check, native, onAllowed, onGas, onStep, tokens, signal } = asking
  const { network, from, to, amount } = agreed.pair
  const caipAddress = toCaipAddress(network.caipNetworkId, account.address)
  const namesOf = (token: TokenInfo, units: bigint, direction: 'in' | 'out'): ActivityTransfer => ({
    direction,
    amount: formatUnits(units, token.decimals),
    ...(direction === 'in' ? { to: account.address } : { from: account.address }),
    token: { address: token.address, symbol: token.symbol, name: token.name, iconUrl: token.iconUrl },
  })
  const asked = (contract: string) => [
    { caipAddress, amount: formatUnits(amount, from.decimals), symbol: from.symbol, to: contract },
  ]
  const record = (activity: Pick<Activity, 'hash' | 'callsId' | 'kind' | 'nonce' | 'to' | 'transfers'>) =>
    recordTransaction(context, caipAddress, {
      caipNetworkId: network.caipNetworkId,
      status: 'pending',
      at: Date.now(),
      from: account.address,
      ...activity,
    })
  const keep = (stage: 'approval' | 'swap', hash: string, { offer }: Answered, spender?: string) =>
    keepProgress(context, {
      ...{ caipAddress, stage, hash, from, to, spender, slippage: agreed.slippage },
      amount: formatUnits(amount, from.decimals),
      expected: String(offer.toAmount),
      at: Date.now(),
    })
  const recordSwap = (sent: Pick<Activity, 'hash' | 'callsId' | 'nonce'>, contract: string, answered: Answered) => {
    const transfers = [namesOf(from, amount, 'out'), namesOf(to, answered.offer.toAmount, 'in')]
    record({ ...sent, kind: 'swap', to: contract, transfers })
    keep('swap', sent.callsId ?? sent.hash, answered)
  }
  /** What was tried out is what was agreed to, and can be paid. */
  const assess = async (prepared: Prepared, answered: Answered) => {
    const { simulation, gas } = prepared
    const { offer, pair, isTried } = answered
    if (simulation.status === 'fails') {
      const { reason, isGreedy = false } = simulation
      throw new ModalError('SWAP_WOULD_FAIL', { context: { reason, isGreedy } })
    }
    if (simulation.status === 'succeeds' && simulation.isPastSlippage) {
      throw new ModalError('SWAP_PRICE_MOVED', { context: { slippedBy: simulation.slippedBy } })
    }
    const fee = await priceOf(prepared, pair, signal)
    if (gas === undefined || fee === undefined) return
    onGas(answered, gas)
    const spent = fee + (pair.from.address === undefined ? pair.amount : 0n)
    if (native !== undefined && spent > native) throw new ModalError('SWAP_NOT_ENOUGH')
    const { networkFee } = offer
    if (networkFee !== undefined && fee * 100n > networkFee * (100n + FEE_MARGIN)) {
      // What was only reckoned did not go up: it was too low.
      throw new ModalError('SWAP_FEE_UP', { context: { isTried: isTried === true } })
    }
  }
  let current = agreed
  /** What was agreed to, at the price of now where it is over soon: no less than the least may come. */
  const renew = async (): Promise<Answered> => {
    const { provider, pair, slippage, quote, offer } = current
    if (quote.expiresAt - Date.now() > NEARLY_OVER) return current
    const now = readQuote(context.log, provider, await provider.quote({ ...pair, slippage, signal }))
    check()
    if (!now) throw new ModalError('SWAP_NO_PRICE')
    const { toAmount } = now
    if (toAmount < offer.least) throw new ModalError('SWAP_PRICE_MOVED')
    current = {
      ...current,
      quote: now,
      offer: { ...offer, toAmount },
      slippage: slippageTo(offer.least, toAmount, agreed.slippage),
    }
    return current
  }
  const lookOver = async (
    more: { readonly signed?: SignedPermit; readonly isUnsigned?: boolean } = {},
  ): Promise<Looked> => {
    const answered = await renew()
    const prepared = await prepare(context, { answered, account, connection, tokens, signal, ...more })
    check()
    await assess(prepared, answered)
    check()
    return { ...prepared, answered }
  }
  /** One question. What the chain has seen meanwhile is told where the wallet gave no clear answer. */
  const ask = async ({ calls }: Prepared, call: Call) => {
    const look = lookAtChain(context, { network, address: account.address })
    await look.ready
    check()
    const sending = calls.send({ network, from: account, call }, connection)
    return context.use(askedTransfers).until(
      asked(call.to),
      sending.catch(async (cause: unknown) => {
        throw await look.explain(cause)
      }),
    )
  }

  const tellAllowed = (kind: SwapAllowed['kind'], spender: string | undefined) => {
    if (spender !== undefined) onAllowed({ kind, symbol: from.symbol, spender })
  }

  return {
    lookOver,

    /** Undefined: this wallet does one thing at a time after all. */
    async sendTogether({ calls, approvals, transaction, answered }: Looked): Promise<string | undefined> {
      const [first = transaction, ...others] = [...approvals, transaction]
      onStep({ status: 'swapping', phase: 'wallet', steps: 1 })
      try {
        const sending = calls.sendAll({ network, from: account, calls: [first, ...others] }, connection)
        const { id } = await context.use(askedTransfers).until(asked(transaction.to), sending)
        recordSwap({ hash: id, callsId: id }, transaction.to, answered)
        return id
      } catch (cause) {
        if (isTogetherUnsupported(toModalError(cause).code)) return undefined
        throw cause
      }
    },

    /** Undefined: the chain refuses it with what was signed, which may be of no use to the token, and does it with an approval. */
    async sign({ approval, permit }: Looked): Promise<Looked | undefined> {
      if (!permit) return undefined
      onStep({ status: 'permit', phase: 'wallet', steps: 2 })
      const signature = await connection.signTypedData?.({ typedData: permit.typedData, account })
      if (signature === undefined) return undefined
      tellAllowed('permit', approval.spender)
      check()
      onStep({ status: 'swapping', phase: 'checking', steps: 2 })
      return lookOver({ signed: permit.signed(signature) }).catch((cause: unknown) => {
        if (!isModalError(cause, 'SWAP_WOULD_FAIL') || cause.context.isGreedy) throw cause
        return undefined
      })
    },

    /** Allows exactly what is paid, and waits until the chain has it. */
    async approve(prepared: Prepared): Promise<void> {
      const { spender } = prepared.approval
      for (const call of prepared.approvals) {
        onStep({ status: 'approving', phase: 'wallet', steps: 2 })
        const { hash, nonce } = await ask(prepared, call)
        // Some tokens are taken back first: that allows nothing.
        if (call === prepared.approvals.at(-1)) tellAllowed('approve', spender)
        record({ hash, nonce, kind: 'approve', to: call.to, transfers: [] })
        keep('approval', hash, agreed, spender)
        onStep({ status: 'approving', phase: 'chain', steps: 2, hash })
        await untilAllowed(context, { caipAddress, hash, signal, onNothing: () => onAllowed(undefined) })
      }
    },

    /** Asks to swap. */
    async send(prepared: Looked, steps: 1 | 2): Promise<SentSwap> {
      const { transaction, answered } = prepared
      onStep({ status: 'swapping', phase: 'wallet', steps })
      const { hash, nonce } = await ask(prepared, transaction)
      recordSwap({ hash, nonce }, transaction.to, answered)
      return { name: hash, answered, steps }
    },
  }
}
