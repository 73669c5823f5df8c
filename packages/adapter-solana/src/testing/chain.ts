import { createKeyPairSignerFromPrivateKeyBytes } from '@solana/kit'

/** One question to a node. Rejects with the node's error. */
export async function askNode(url: string, method: string, ...params: readonly unknown[]): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const { result, error } = (await (await fetch(url, { method: 'POST', body })).json()) as Record<string, unknown>
  if (error) throw error
  return result
}

/** Lamports, as the node says it. */
export async function lamportsOf(url: string, address: string): Promise<bigint> {
  const { value } = (await askNode(url, 'getBalance', address)) as { value: number }
  return BigInt(value)
}

/** Of a token, in its smallest unit, over all accounts of an owner. */
export async function tokensOf(url: string, owner: string, mint: string): Promise<bigint> {
  const answer = await askNode(url, 'getTokenAccountsByOwner', owner, { mint }, { encoding: 'jsonParsed' })
  const { value } = answer as {
    value: { account: { data: { parsed: { info: { tokenAmount: { amount: string } } } } } }[]
  }
  return value.reduce((sum, { account }) => sum + BigInt(account.data.parsed.info.tokenAmount.amount), 0n)
}

/** Somebody who has nothing yet. */
export async function stranger(): Promise<string> {
  return (await createKeyPairSignerFromPrivateKeyBytes(crypto.getRandomValues(new Uint8Array(32)))).address
}

/** Lets so many blocks pass. */
export async function passBlocks(url: string, count: number): Promise<void> {
  for (let block = 0; block < count; block++) await askNode(url, 'getLatestBlockhash')
}
