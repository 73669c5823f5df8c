import {
  AccountRole,
  address,
  appendTransactionMessageInstruction,
  type Blockhash,
  blockhash,
  compileTransaction,
  createTransactionMessage,
  getTransactionEncoder,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'

interface TransferParameters {
  readonly url: string
  readonly from: string
  readonly to: string
  readonly lamports: bigint
  readonly version?: 'legacy' | 0
  /** Blockhash. @default the cluster's newest */
  readonly recent?: string
}

export async function createSolanaTransfer(parameters: TransferParameters): Promise<Uint8Array> {
  const { url, from, to, lamports, version = 0 } = parameters
  const recent = parameters.recent ?? (await getLatestBlockhash(url))
  const data = new Uint8Array(12)
  new DataView(data.buffer).setUint32(0, 2, true)
  new DataView(data.buffer).setBigUint64(4, lamports, true)
  const instruction = {
    programAddress: address('11111111111111111111111111111111'),
    accounts: [
      { address: address(from), role: AccountRole.WRITABLE_SIGNER },
      { address: address(to), role: AccountRole.WRITABLE },
    ],
    data,
  }
  const lifetime = { blockhash: recent as Blockhash, lastValidBlockHeight: 0n }
  const message = pipe(
    createTransactionMessage({ version }),
    (each) => setTransactionMessageFeePayer(address(from), each),
    (each) => setTransactionMessageLifetimeUsingBlockhash(lifetime, each),
    (each) => appendTransactionMessageInstruction(instruction, each),
  )
  return new Uint8Array(getTransactionEncoder().encode(compileTransaction(message)))
}

export async function getLatestBlockhash(url: string): Promise<string> {
  const { value } = (await requestRpc(url, 'getLatestBlockhash')) as { value: { blockhash: string } }
  return blockhash(value.blockhash)
}

export async function requestRpc(url: string, method: string, ...params: readonly unknown[]): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const answer = (await (await fetch(url, { method: 'POST', body })).json()) as { result: unknown; error?: unknown }
  if (answer.error) throw answer.error
  return answer.result
}
