import {
  type AdapterContext,
  type AddressQuery,
  ModalError,
  requestNodes,
  requestRpc,
  type TokenAmount,
} from '@foyer/core/adapter'

export async function readBalances(
  adapterContext: AdapterContext<'solana'>,
  { address, network, signal }: AddressQuery<'solana'>,
): Promise<readonly TokenAmount[]> {
  const params = [address, { commitment: 'confirmed' }]
  const request = (url: string, input: AbortSignal) => requestRpc(url, { method: 'getBalance', params, signal: input })
  const { text } = await requestNodes(adapterContext, { network, signal, request })
  // The balance is read from the text, because it may exceed a JavaScript number.
  const [, lamports] = /"value"\s*:\s*(\d+)/.exec(text) ?? []
  if (lamports === undefined) throw new ModalError('RESPONSE_INVALID')
  return [{ ...network.nativeCurrency, amount: BigInt(lamports) }]
}
