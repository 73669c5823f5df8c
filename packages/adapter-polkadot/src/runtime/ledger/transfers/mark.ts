import type { AdapterHost } from '@foyer/core/adapter'
import { accountKey, readAccount } from '../../node/readAccount.js'
import { type AskedNetwork, createAsk } from '../createAsk.js'

/** How many transactions of an account are in blocks. */
export async function mark(
  host: AdapterHost<'polkadot'>,
  { address, ...network }: AskedNetwork & { readonly address: string },
): Promise<string> {
  const { nonce } = await createAsk(host, network)('state_getStorage', [accountKey(address)], readAccount)
  return String(nonce)
}
