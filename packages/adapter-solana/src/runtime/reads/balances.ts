import {
  type AdapterHost,
  type AddressQuery,
  askNodes,
  askRpc,
  ModalError,
  type TokenAmount,
} from '@foyer/core/adapter'

/** The native balance, in lamports. Tokens are not read yet. */
export async function balances(
  host: AdapterHost<'solana'>,
  { address, network, signal }: AddressQuery<'solana'>,
): Promise<readonly TokenAmount[]> {
  const params = [address, { commitment: 'confirmed' }]
  const ask = (url: string, given: AbortSignal) => askRpc(url, { method: 'getBalance', params, signal: given })
  const { text } = await askNodes(host, { network, signal, ask })
  // From the text: the largest accounts have more lamports than a JavaScript number can count.
  const [, lamports] = /"value"\s*:\s*(\d+)/.exec(text) ?? []
  if (lamports === undefined) throw new ModalError('RESPONSE_INVALID')
  return [{ ...network.nativeCurrency, amount: BigInt(lamports) }]
}
