import { createKeyPairSignerFromPrivateKeyBytes } from '@solana/kit'

export async function requestNode(url: string, method: string, ...params: readonly unknown[]): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const { result, error } = (await (await fetch(url, { method: 'POST', body })).json()) as Record<string, unknown>
  if (error) throw error
  return result
}

export async function readLamports(url: string, address: string): Promise<bigint> {
  const { value } = (await requestNode(url, 'getBalance', address)) as { value: number }
  return BigInt(value)
}

export async function readTokenAmount(url: string, owner: string, mint: string): Promise<bigint> {
  const answer = await requestNode(url, 'getTokenAccountsByOwner', owner, { mint }, { encoding: 'jsonParsed' })
  const { value } = answer as {
    value: { account: { data: { parsed: { info: { tokenAmount: { amount: string } } } } } }[]
  }
  return value.reduce((sum, { account }) => sum + BigInt(account.data.parsed.info.tokenAmount.amount), 0n)
}

export async function createUnfundedAddress(): Promise<string> {
  return (await createKeyPairSignerFromPrivateKeyBytes(crypto.getRandomValues(new Uint8Array(32)))).address
}

export async function advanceBlocks(url: string, count: number): Promise<void> {
  for (let block = 0; block < count; block++) await requestNode(url, 'getLatestBlockhash')
}
