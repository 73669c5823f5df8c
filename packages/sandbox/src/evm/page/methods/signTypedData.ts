import type { TypedDataDefinition } from 'viem'
import { createInvalidParamsError } from '../../../wallet/errors'
import type { EvmMethod } from '../context'
import { readSigner } from './readSigner'

export const signTypedData: EvmMethod = async (context, params, method) => {
  const [account, data] = Array.isArray(params) ? (params as unknown[]) : []
  const typedData = readTypedData(data)
  const { position, address } = readSigner(context, account)
  checkChain(typedData, context.state().chainId)
  await context.unlock(method)
  const name = typedData.domain?.name
  const title = typeof name === 'string' ? `${name} · ${typedData.primaryType}` : typedData.primaryType
  const text = JSON.stringify(typedData.message, null, 2)
  await context.approvals.prompt({ kind: 'typedData', address, title, text }, method)
  return context.keyring.account(position).signTypedData(typedData)
}

type TypedData = TypedDataDefinition<Record<string, unknown>, string>

function readTypedData(data: unknown): TypedData {
  let parsed = data
  try {
    if (typeof data === 'string') parsed = JSON.parse(data)
  } catch {
    // A text that is not JSON is rejected below.
  }
  const result = parsed as Partial<TypedData> | null | undefined
  if (typeof result !== 'object' || result === null || typeof result.types !== 'object' || !result.primaryType) {
    throw createInvalidParamsError('Expected [address, typed data].')
  }
  return result as TypedData
}

// Throws if the typed data is for another chain than the wallet's current one.
function checkChain({ domain }: TypedData, chainId: number): void {
  const requested = domain?.chainId
  if (requested === undefined || requested === null || Number(requested) === chainId) return
  throw createInvalidParamsError(`The typed data is for chain ${Number(requested)}, the wallet is on chain ${chainId}.`)
}
