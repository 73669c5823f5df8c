import type { AdapterContext, ChainReader, TokenAmount, TokenInfo, TokensQuery } from '@foyer/core/adapter'
import { isAddress } from '../../address/isAddress.js'
import { createNodeRequester } from '../accounts/createNodeRequester.js'
import { describeMints, type MintDescription } from '../accounts/describeMints.js'
import { readTokenAccounts } from '../accounts/readTokenAccounts.js'

/** Unknown tokens beyond this number show their address instead of a name. */
const MAX_DESCRIBED = 500

export async function readTokens(
  adapterContext: AdapterContext<'solana'>,
  { address, network, known, signal }: TokensQuery<'solana'>,
): Promise<readonly TokenAmount[]> {
  const request = createNodeRequester(adapterContext, { network, signal })
  const sums = new Map<string, { amount: bigint; decimals: number }>()
  for (const { mint, amount, decimals } of await readTokenAccounts(request, address)) {
    sums.set(mint, { amount: amount + (sums.get(mint)?.amount ?? 0n), decimals })
  }
  const listed = new Map(known.map((token) => [token.address, token]))
  // A token with amount 1 and no decimals that the app does not list is an NFT.
  const isNft = (mint: string, { amount, decimals }: { readonly amount: bigint; readonly decimals: number }) =>
    amount === 1n && decimals === 0 && !listed.has(mint)
  const held = [...sums].filter(([mint, sum]) => sum.amount > 0n && !isNft(mint, sum))
  const unknown = held.flatMap(([mint]) => (listed.has(mint) ? [] : [mint])).slice(0, MAX_DESCRIBED)
  // Tokens without a name are listed by their address.
  const described = await describeMints(request, unknown).catch((cause: unknown) => {
    if (signal?.aborted || adapterContext.signal.aborted) throw cause
    adapterContext.log('debug', 'Could not read token names', cause)
    return new Map<string, MintDescription>()
  })
  return held.map(([mint, { amount, decimals }]) => {
    const { symbol, name, iconUrl } = listed.get(mint) ?? toTokenMetadata(mint, described.get(mint))
    return { address: mint, symbol, name, decimals, amount, ...(iconUrl && { iconUrl }) }
  })
}

export function toTokenMetadata(
  mint: string,
  { name, symbol }: MintDescription = {},
): Pick<TokenInfo, 'symbol' | 'name' | 'iconUrl'> {
  const cut = `${mint.slice(0, 4)}…${mint.slice(-4)}`
  return { symbol: symbol ?? cut, name: name ?? symbol ?? cut }
}

type TokenQuery = Parameters<NonNullable<ChainReader<'solana'>['token']>>[0]

export async function readToken(
  adapterContext: AdapterContext<'solana'>,
  { address, network, signal }: TokenQuery,
): Promise<TokenInfo | undefined> {
  if (!isAddress(address)) return
  const described = (await describeMints(createNodeRequester(adapterContext, { network, signal }), [address])).get(
    address,
  )
  if (described?.decimals === undefined) return
  const { caipNetworkId } = network
  return { caipNetworkId, address, ...toTokenMetadata(address, described), decimals: described.decimals }
}
