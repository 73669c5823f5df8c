import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { EVM_TOKENS } from '../evm/contracts/tokens'
import { getPrice, isKnownCurrency } from './prices'
import { sendPurchasedCoins } from './sendPurchasedCoins'
import type { OnrampSale } from './types'

// Fee in percent of the payment.
const FEE = 1.5

// Lifetime of a payment page, in ms.
const LIFETIME_MS = 5 * 60_000

// Onramp providers' names of networks, by CAIP-2 id.
const NAMES = { 'eip155:1': 'ethereum', 'eip155:8453': 'base', 'eip155:10': 'optimism' }

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

/** Creates an onramp that sends coins of the sandbox's chains. */
export function createOnrampService(rpcUrls: Readonly<Record<string, string>>) {
  const sales: Map<string, OnrampSale> = new Map()
  const evm = Object.entries(NAMES).filter(([id]) => rpcUrls[id] !== undefined)
  const coin = (address: string) =>
    evm.map(([id, name]) => ({
      ...{ name, display_name: name, chain_id: id.split(':')[1], contract_address: address },
    }))
  const { dollar } = EVM_TOKENS

  const worth = (symbol: string, currency: string, paid: number) => {
    const price = isKnownCurrency(currency) ? getPrice(symbol, currency) : undefined
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
    quote(body: unknown) {
      const { data } = quoteSchema.safeParse(body)
      if (!data) return undefined
      const { purchaseCurrency, paymentCurrency, amount } = data
      const result = worth(purchaseCurrency.symbol, paymentCurrency.id.toLowerCase(), Number(amount))
      if (!result) return undefined
      const paid = (sum: string) => ({ amount: sum, currency: paymentCurrency.id })
      return {
        paymentTotal: paid(amount),
        paymentSubtotal: paid(result.left),
        purchaseAmount: { amount: result.bought, currency: purchaseCurrency.symbol },
        coinbaseFee: paid(result.fee),
        networkFee: paid('0'),
        quoteId: randomUUID(),
      }
    },
    /** Returns the path of a payment page, or undefined for an invalid body. */
    open(body: unknown) {
      const { data } = urlSchema.safeParse(body)
      const [wallet] = data?.destinationWallets ?? []
      const [symbol] = wallet?.assets ?? []
      const caipNetworkId = networkOf(wallet?.blockchains[0] ?? '')
      const result = symbol && data && worth(symbol, 'usd', data.presetFiatAmount)
      if (!data || !wallet || !symbol || !result || !caipNetworkId || !rpcUrls[caipNetworkId]) return undefined
      const id = randomUUID()
      const { address } = wallet
      const paid = data.presetFiatAmount.toFixed(2)
      sales.set(id, {
        ...{ id, address, symbol, caipNetworkId, paid, amount: result.bought },
        until: Date.now() + LIFETIME_MS,
      })
      return `/onramp/${id}`
    },
    find(id: string) {
      const sale = sales.get(id)
      return sale && sale.until > Date.now() ? sale : undefined
    },
    async pay(sale: OnrampSale) {
      const rpcUrl = rpcUrls[sale.caipNetworkId]
      if (!sales.delete(sale.id) || rpcUrl === undefined) return
      await sendPurchasedCoins({ rpcUrl, ...sale })
    },
    expire: () => sales.clear(),
  }
}
