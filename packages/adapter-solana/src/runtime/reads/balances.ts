import { type AdapterHost, type AddressQuery, ModalError, type TokenAmount } from '@foyer/core/adapter'
import { askNode } from '../rpc/askNode.js'

/** The native balance, in lamports. Tokens are not read yet. */
export async function balances(
  host: AdapterHost<'solana'>,
  { address, network, signal }: AddressQuery<'solana'>,
): Promise<readonly TokenAmount[]> {
  const options = { commitment: 'confirmed' }
  const { text } = await askNode(host, { network, method: 'getBalance', params: [address, options], signal })
  // From the text: the largest accounts have more lamports than a JavaScript number can count.
  const [, lamports] = /"value"\s*:\s*(\d+)/.exec(text) ?? []
  if (lamports === undefined) throw new ModalError('RESPONSE_INVALID')
  return [{ ...network.nativeCurrency, amount: BigInt(lamports) }]
}
