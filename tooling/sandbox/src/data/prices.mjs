import { TOKENS } from '../anvil/contracts/tokens.mjs'

/** What one of a token is worth in dollars, by symbol. What is not here has no price. */
const DOLLARS = { ETH: 2505, SOL: 150.5, HUSD: 1, PILOT: 0.5, ROPE: 12.25 }

/** What a dollar is in other currencies. */
const RATES = { usd: 1, eur: 0.9, gbp: 0.78, aud: 1.5, cad: 1.36, inr: 83, jpy: 150, btc: 0.00001, eth: 0.0004 }

/** @param {string} symbol @param {string} currency @returns {number | undefined} */
export function priceOf(symbol, currency) {
  const [dollars, rate] = [Object.entries(DOLLARS), Object.entries(RATES)].map(
    (table, index) => table.find(([name]) => name === [symbol, currency][index])?.[1],
  )
  return dollars === undefined || rate === undefined ? undefined : dollars * rate
}

/** @param {string} currency */
export const isCurrency = (currency) => Object.hasOwn(RATES, currency)

/** By what a coin without an address is asked for. */
const NATIVE = {
  '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee': { name: 'Ether', symbol: 'ETH' },
  so11111111111111111111111111111111111111112: { name: 'Solana', symbol: 'SOL' },
}

/** What a CAIP-10 id of a token is called. @param {string} caip */
export function tokenOf(caip) {
  const address = caip.slice(caip.lastIndexOf(':') + 1).toLowerCase()
  const known = [
    ...Object.entries(NATIVE),
    ...Object.values(TOKENS).map((token) => /** @type {const} */ ([token.address.toLowerCase(), token])),
  ]
  return known.find(([each]) => each === address)?.[1]
}

/** Drawn by the service itself. @param {string} url @param {string} symbol */
export const pictureOf = (url, symbol) => `${url}/pictures/${symbol}`
