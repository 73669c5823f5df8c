import { encodeFunctionData, type Hex, isAddress, isHex, parseAbi, toHex } from 'viem'
import { createInternalError, createInvalidParamsError } from '../../../wallet/errors'

/** Entry point of account abstraction, version 0.7 (ERC-4337). */
const ENTRY_POINT = '0x0000000071727De22E5E9d8BAf0edAc6f37da032'

const accountAbi = parseAbi([
  'function executeBatch((address target, uint256 value, bytes data)[] calls)',
  'function execute(address target, uint256 value, bytes data)',
])

export interface SponsoredCall {
  readonly to: Hex
  readonly value: bigint
  readonly data: Hex
}

interface SponsorshipRequest {
  readonly service: PaymasterService
  readonly sender: Hex
  readonly chainId: number
  readonly calls: readonly SponsoredCall[]
}

export interface PaymasterService {
  readonly url: string
  readonly context: Readonly<Record<string, unknown>>
}

/** Reads the capability `paymasterService` of a request (ERC-7677). */
export function readPaymasterService(capability: unknown): PaymasterService {
  const { url, context = {} }: Readonly<Record<string, unknown>> = Object(capability)
  if (typeof url !== 'string' || !URL.canParse(url) || typeof context !== 'object' || context === null) {
    throw createInvalidParamsError('paymasterService must be { url, context? }.')
  }
  return { url, context: { ...context } }
}

/**
 * Requests from a paymaster service that it pays for calls (ERC-7677): a stub first, then the signed data, unless the
 * stub is final. Throws an internal error with the service's reason if it refuses.
 */
export async function requestPaymaster({ service, sender, chainId, calls }: SponsorshipRequest): Promise<void> {
  const [first, ...others] = calls
  if (!first) throw createInvalidParamsError('Expected at least one call.')
  const userOperation = {
    sender,
    nonce: toHex(0),
    callData: others.length
      ? encodeFunctionData({
          abi: accountAbi,
          functionName: 'executeBatch',
          args: [calls.map(({ to, value, data }) => ({ target: to, value, data }))],
        })
      : encodeFunctionData({
          abi: accountAbi,
          functionName: 'execute',
          args: [first.to, first.value, first.data],
        }),
    callGasLimit: toHex(0),
    verificationGasLimit: toHex(0),
    preVerificationGas: toHex(0),
    maxFeePerGas: toHex(0),
    maxPriorityFeePerGas: toHex(0),
  }
  const request = async (method: string, operation: object) => {
    const params = [operation, ENTRY_POINT, toHex(chainId), service.context]
    return readPaymasterData(await requestRpc(service.url, method, params))
  }
  const stub = await request('pm_getPaymasterStubData', userOperation)
  if (stub.isFinal) return
  await request('pm_getPaymasterData', { ...userOperation, ...stub.gasLimits })
}

async function requestRpc(url: string, method: string, params: unknown): Promise<unknown> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    const { result, error }: Readonly<Record<string, unknown>> = Object(await response.json())
    if (error !== undefined) throw new Error(String(Object(error).message))
    return result
  } catch (cause) {
    throw createInternalError(`The paymaster does not pay: ${cause instanceof Error ? cause.message : String(cause)}`)
  }
}

function readPaymasterData(result: unknown) {
  const { paymaster, paymasterData, isFinal, ...rest }: Readonly<Record<string, unknown>> = Object(result)
  if (!isAddress(String(paymaster)) || !isHex(paymasterData)) {
    throw createInternalError('The paymaster does not pay: its answer has no paymaster and paymasterData.')
  }
  const { paymasterVerificationGasLimit, paymasterPostOpGasLimit } = rest
  return { isFinal: isFinal === true, gasLimits: { paymasterVerificationGasLimit, paymasterPostOpGasLimit } }
}
