import { TOKENS } from '../anvil/contracts/tokens'

/** What one of a token is worth in dollars, by symbol. What is not here has no price. */
const DOLLARS = { ETH: 2505, SOL: 150.5, HUSD: 1, PILOT: 0.5, ROPE: 12.25 }

/** What a dollar is in other currencies. */
const RATES = { usd: 1, eur: 0.9, gbp: 0.78, aud: 1.5, cad: 1.36, inr: 83, jpy: 150, btc: 0.00001, eth: 0.0004 }

export function priceOf(symbol: string, currency: string): number | undefined {
  const [dollars, rate] = [Object.entries(DOLLARS), Object.entries(RATES)].map(
    (table, index) => table.find(([name]) => name === [symbol, currency][index])?.[1],
  )
  return dollars === undefined || rate === undefined ? undefined : dollars * rate
}

export const isCurrency = (currency: string) => Object.hasOwn(RATES, currency)

/** How much each has gone up or down over the last day, in percent. Of the others nobody knows. */
const DAY = { ETH: 2.41, SOL: -1.87, PILOT: -4.2, ROPE: 0.36 }

const HOURS = 24

/** How a price has gone over the last day. */
export function dayOf(symbol: string, price: number) {
  const change24h = Object.entries(DAY).find(([name]) => name === symbol)?.[1]
  if (change24h === undefined) return {}
  const first = price / (1 + change24h / 100)
  const course = Array.from({ length: HOURS + 1 }, (_, hour) => {
    const part = hour / HOURS
    return first + (price - first) * part + (price / 100) * Math.sin(part * Math.PI * 3)
  })
  return { change24h, course }
}

/** By what a coin without an address is asked for. */
const NATIVE = {
  '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee': { name: 'Ether', symbol: 'ETH' },
  so11111111111111111111111111111111111111112: { name: 'Solana', symbol: 'SOL' },
}

/** What a CAIP-10 id of a token is called. */
export function tokenOf(caip: string) {
  const address = caip.slice(caip.lastIndexOf(':') + 1).toLowerCase()
  const known = [
    ...Object.entries(NATIVE),
    ...Object.values(TOKENS).map((token) => [token.address.toLowerCase(), token] as const),
  ]
  return known.find(([each]) => each === address)?.[1]
}

/** Drawn by the service itself. */
export const pictureOf = (url: string, symbol: string) => `${url}/pictures/${symbol}`
