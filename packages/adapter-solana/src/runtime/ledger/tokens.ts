import type { AdapterHost, TokenAmount, TokenInfo, TokensQuery } from '@foyer/core/adapter'
import { createAsk } from './read/ask.js'
import { type Described, describeMints } from './read/describeMints.js'
import { readHeld } from './read/readHeld.js'

/** So many unknown tokens are asked about; the names of any more are cut addresses. */
const MAX_DESCRIBED = 500

/** Everything that the accounts of an owner hold. */
export async function tokens(
  host: AdapterHost<'solana'>,
  { address, network, known, signal }: TokensQuery<'solana'>,
): Promise<readonly TokenAmount[]> {
  const ask = createAsk(host, { network, signal })
  const sums = new Map<string, { amount: bigint; decimals: number }>()
  for (const { mint, amount, decimals } of await readHeld(ask, address)) {
    sums.set(mint, { amount: amount + (sums.get(mint)?.amount ?? 0n), decimals })
  }
  const said = new Map(known.map((token) => [token.address, token]))
  // One that cannot be divided, and that nobody knows, is an NFT.
  const isNft = (mint: string, { amount, decimals }: { readonly amount: bigint; readonly decimals: number }) =>
    amount === 1n && decimals === 0 && !said.has(mint)
  const held = [...sums].filter(([mint, sum]) => sum.amount > 0n && !isNft(mint, sum))
  const unknown = held.flatMap(([mint]) => (said.has(mint) ? [] : [mint])).slice(0, MAX_DESCRIBED)
  // Names are a courtesy: where nobody tells them, amounts are told all the same.
  const described = await describeMints(ask, unknown).catch((cause: unknown) => {
    if (signal?.aborted || host.signal.aborted) throw cause
    host.log('debug', 'Tokens could not be described', cause)
    return new Map<string, Described>()
  })
  return held.map(([mint, { amount, decimals }]) => {
    const { symbol, name, iconUrl } = said.get(mint) ?? toInfo(mint, described.get(mint))
    return { address: mint, symbol, name, decimals, amount, ...(iconUrl && { iconUrl }) }
  })
}

/** One that nobody describes is called by its address. */
export function toInfo(mint: string, { name, symbol }: Described = {}): Pick<TokenInfo, 'symbol' | 'name' | 'iconUrl'> {
  const cut = `${mint.slice(0, 4)}…${mint.slice(-4)}`
  return { symbol: symbol ?? cut, name: name ?? symbol ?? cut }
}
