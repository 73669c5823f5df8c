import { EVM_TOKENS } from '../evm/contracts/tokens'

// US dollars per token, by symbol.
const DOLLARS = { ETH: 2505, SOL: 150.5, HUSD: 1, PILOT: 0.5, ROPE: 12.25 }

const RATES = { usd: 1, eur: 0.9, gbp: 0.78, aud: 1.5, cad: 1.36, inr: 83, jpy: 150, btc: 0.00001, eth: 0.0004 }

export function getPrice(symbol: string, currency: string): number | undefined {
  const [dollars, rate] = [Object.entries(DOLLARS), Object.entries(RATES)].map(
    (table, index) => table.find(([name]) => name === [symbol, currency][index])?.[1],
  )
  return dollars === undefined || rate === undefined ? undefined : dollars * rate
}

export const isKnownCurrency = (currency: string) => Object.hasOwn(RATES, currency)

// Change over 24 hours, in percent.
const DAY = { ETH: 2.41, SOL: -1.87, PILOT: -4.2, ROPE: 0.36 }

const HOURS = 24

export function getDayChange(symbol: string, price: number) {
  const change24h = Object.entries(DAY).find(([name]) => name === symbol)?.[1]
  if (change24h === undefined) return {}
  const first = price / (1 + change24h / 100)
  const course = Array.from({ length: HOURS + 1 }, (_, hour) => {
    const part = hour / HOURS
    return first + (price - first) * part + (price / 100) * Math.sin(part * Math.PI * 3)
  })
  return { change24h, course }
}

// Addresses by which apps name native coins.
const NATIVE = {
  '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee': { name: 'Ether', symbol: 'ETH' },
  so11111111111111111111111111111111111111112: { name: 'Solana', symbol: 'SOL' },
}

export function findToken(caip: string) {
  const address = caip.slice(caip.lastIndexOf(':') + 1).toLowerCase()
  const known = [
    ...Object.entries(NATIVE),
    ...Object.values(EVM_TOKENS).map((token) => [token.address.toLowerCase(), token] as const),
  ]
  return known.find(([each]) => each === address)?.[1]
}

export const getPictureUrl = (url: string, symbol: string) => `${url}/pictures/${symbol}`
