export async function readBalance(url: string | undefined, address: string): Promise<bigint> {
  const response = await fetch(`${url}/address/${address}/utxo`)
  const coins = (await response.json()) as readonly { readonly value: number }[]
  return coins.reduce((sum, { value }) => sum + BigInt(value), 0n)
}
