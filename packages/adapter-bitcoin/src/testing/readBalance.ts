/** What an address holds, as the node says it. In satoshis. */
export async function readBalance(url: string | undefined, address: string): Promise<bigint> {
  const response = await fetch(`${url}/address/${address}/utxo`)
  const coins = (await response.json()) as readonly { readonly value: number }[]
  return coins.reduce((sum, { value }) => sum + BigInt(value), 0n)
}
