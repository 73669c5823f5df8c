import type { TypedDataDefinition } from 'viem'
import type { Method } from '../context'
import { invalidParams } from '../errors'
import { readSigner } from './readSigner'

/** `eth_signTypedData_v4`. */
export const signTypedData: Method = async (context, params, method) => {
  const [account, data] = Array.isArray(params) ? (params as unknown[]) : []
  const typedData = readTypedData(data)
  const { position, address } = readSigner(context, account)
  checkChain(typedData, context.state().chainId)
  await context.unlock(method)
  const name = typedData.domain?.name
  const title = typeof name === 'string' ? `${name} · ${typedData.primaryType}` : typedData.primaryType
  const text = JSON.stringify(typedData.message, null, 2)
  await context.approvals.ask({ kind: 'typedData', address, title, text }, method)
  return context.keyring.account(position).signTypedData(typedData)
}

type TypedData = TypedDataDefinition<Record<string, unknown>, string>

function readTypedData(data: unknown): TypedData {
  let parsed = data
  try {
    if (typeof data === 'string') parsed = JSON.parse(data)
  } catch {
    // Falls through: a string is not typed data.
  }
  const found = parsed as Partial<TypedData> | null | undefined
  if (typeof found !== 'object' || found === null || typeof found.types !== 'object' || !found.primaryType) {
    throw invalidParams('Expected [address, typed data].')
  }
  return found as TypedData
}

/** A signature for another chain than the one the owner looks at is refused, as wallets do. */
function checkChain({ domain }: TypedData, chainId: number): void {
  const wanted = domain?.chainId
  if (wanted === undefined || wanted === null || Number(wanted) === chainId) return
  throw invalidParams(`The typed data is for chain ${Number(wanted)}, the wallet is on chain ${chainId}.`)
}
