import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { TOKENS } from '../anvil/contracts/tokens'
import { payOut } from './payOut'
import { isCurrency, priceOf } from './prices'
import type { Sale } from './types'

/** What is kept of a payment, in percent. */
const FEE = 1.5

/** A page that was not opened by then is none any more. Milliseconds. */
const LIFE = 5 * 60_000

/** Networks by the names that sellers have for them. */
const NAMES = { 'eip155:1': 'ethereum', 'eip155:8453': 'base', 'eip155:10': 'optimism' }

/** The cluster that the sandbox's own id stands for. */
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

const limits = [
  { id: 'card', min: '10', max: '7500' },
  { id: 'ach_bank_account', min: '10', max: '25000' },
]

const money = z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/))
const quoteSchema = z.object({
  purchaseCurrency: z.object({ symbol: z.string() }),
  paymentCurrency: z.object({ id: z.string() }),
  amount: money,
  network: z.string(),
})
const urlSchema = z.object({
  destinationWallets: z.array(
    z.object({ address: z.string(), blockchains: z.array(z.string()), assets: z.array(z.string()) }),
  ),
  defaultNetwork: z.string(),
  partnerUserId: z.string(),
  defaultExperience: z.literal('buy'),
  presetFiatAmount: z.number().check(z.positive()),
})

/** Somebody who sells coins of the sandbox's chains, and really sends them. */
export function createOnramp(rpcUrls: Readonly<Record<string, string>>) {
  const sales: Map<string, Sale> = new Map()
  const evm = Object.entries(NAMES).filter(([id]) => rpcUrls[id] !== undefined)
  const coin = (address: string) =>
    evm.map(([id, name]) => ({
      ...{ name, display_name: name, chain_id: id.split(':')[1], contract_address: address },
    }))
  const { dollar } = TOKENS

  const worth = (symbol: string, currency: string, paid: number) => {
    const price = isCurrency(currency) ? priceOf(symbol, currency) : undefined
    if (price === undefined) return undefined
    const fee = (paid * FEE) / 100
    return { fee: fee.toFixed(2), left: (paid - fee).toFixed(2), bought: ((paid - fee) / price).toFixed(6) }
  }
  const networkOf = (name: string) =>
    name === 'solana' ? SOLANA : Object.entries(NAMES).find(([, each]) => each === name)?.[0]

  return {
    options: () => ({
      paymentCurrencies: [
        { id: 'USD', payment_method_limits: limits },
        { id: 'EUR', payment_method_limits: limits },
      ],
      purchaseCurrencies: [
        { id: 'ether', name: 'Ether', symbol: 'ETH', networks: coin('') },
        { id: 'harbor-dollar', name: dollar.name, symbol: dollar.symbol, networks: coin(dollar.address) },
        ...(rpcUrls[SOLANA] === undefined
          ? []
          : [
              {
                ...{ id: 'sol', name: 'Solana', symbol: 'SOL' },
                networks: [{ name: 'solana', display_name: 'Solana', chain_id: SOLANA, contract_address: '' }],
              },
            ]),
      ],
    }),
    /** Undefined: it is not understood. */
    quote(body: unknown) {
      const { data } = quoteSchema.safeParse(body)
      if (!data) return undefined
      const { purchaseCurrency, paymentCurrency, amount } = data
      const found = worth(purchaseCurrency.symbol, paymentCurrency.id.toLowerCase(), Number(amount))
      if (!found) return undefined
      const paid = (sum: string) => ({ amount: sum, currency: paymentCurrency.id })
      return {
        paymentTotal: paid(amount),
        paymentSubtotal: paid(found.left),
        purchaseAmount: { amount: found.bought, currency: purchaseCurrency.symbol },
        coinbaseFee: paid(found.fee),
        networkFee: paid('0'),
        quoteId: randomUUID(),
      }
    },
    /** The path of a page, for one payment. Undefined: it is not understood. */
    open(body: unknown) {
      const { data } = urlSchema.safeParse(body)
      const [wallet] = data?.destinationWallets ?? []
      const [symbol] = wallet?.assets ?? []
      const caipNetworkId = networkOf(wallet?.blockchains[0] ?? '')
      const found = symbol && data && worth(symbol, 'usd', data.presetFiatAmount)
      if (!data || !wallet || !symbol || !found || !caipNetworkId || !rpcUrls[caipNetworkId]) return undefined
      const id = randomUUID()
      const { address } = wallet
      const paid = data.presetFiatAmount.toFixed(2)
      sales.set(id, { ...{ id, address, symbol, caipNetworkId, paid, amount: found.bought }, until: Date.now() + LIFE })
      return `/onramp/${id}`
    },
    /** Undefined: it is not there any more. */
    find(id: string) {
      const sale = sales.get(id)
      return sale && sale.until > Date.now() ? sale : undefined
    },
    /** Each once. */
    async pay(sale: Sale) {
      const rpcUrl = rpcUrls[sale.caipNetworkId]
      if (!sales.delete(sale.id) || rpcUrl === undefined) return
      await payOut({ rpcUrl, ...sale })
    },
    /** All pages are too old. */
    expire: () => sales.clear(),
  }
}
