import type { AdapterHost, Ledger, TokenInfo } from '@foyer/core/adapter'
import { isAddress } from '../wire/isAddress.js'
import { createAsk } from './read/ask.js'
import { describeMints } from './read/describeMints.js'
import { toInfo } from './tokens.js'

type TokenQuery = Parameters<NonNullable<Ledger<'solana'>['token']>>[0]

/** A mint, as it describes itself or as Metaplex does. */
export async function token(
  host: AdapterHost<'solana'>,
  { address, network, signal }: TokenQuery,
): Promise<TokenInfo | undefined> {
  if (!isAddress(address)) return
  const described = (await describeMints(createAsk(host, { network, signal }), [address])).get(address)
  if (described?.decimals === undefined) return
  const { caipNetworkId } = network
  return { caipNetworkId, address, ...toInfo(address, described), decimals: described.decimals }
}
