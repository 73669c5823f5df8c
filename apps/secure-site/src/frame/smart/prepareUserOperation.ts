import { encodeFunctionData, type Hex } from 'viem'
import { getUserOperationHash, type UserOperation } from 'viem/account-abstraction'
import { texts } from '../../texts/texts'
import type { ChainClient } from '../chain/createChainClient'
import type { EvmCall } from '../decode/describeCall'
import { FrameError } from '../errors/FrameError'
import { isTransientError } from '../errors/isTransientError'
import { accountAbi, entryPointAbi } from './abi'
import type { SmartAccount } from './createSmartAccounts'

export type SmartUserOperation = UserOperation<'0.8'>

export type UserOperationDraft = Omit<SmartUserOperation, 'maxFeePerGas' | 'maxPriorityFeePerGas'>

/** Gas that covers validation, deployment and the bundler's overhead. */
const VERIFICATION_GAS = 200_000n
const CREATION_GAS = 600_000n
const OVERHEAD_GAS = 100_000n
const CALL_OVERHEAD_GAS = 40_000n
const UNKNOWN_CALL_GAS = 300_000n

export async function prepareUserOperation(
  account: SmartAccount,
  calls: readonly EvmCall[],
  { client }: ChainClient,
): Promise<UserOperationDraft> {
  const { address, entryPoint, isDeployed } = account
  const [nonce, ...estimates] = await Promise.all([
    client.readContract({ address: entryPoint, abi: entryPointAbi, functionName: 'getNonce', args: [address, 0n] }),
    ...calls.map(({ to, value, data }) =>
      // A call that depends on an earlier call of the batch cannot be estimated alone.
      client.estimateGas({ account: address, to, value, data }).catch((error: unknown) => {
        if (isTransientError(error)) throw error
        return UNKNOWN_CALL_GAS
      }),
    ),
  ])
  const callGasLimit = estimates.reduce((sum, each) => sum + each + CALL_OVERHEAD_GAS, 0n)
  return {
    sender: address,
    nonce,
    callData: encodeCalls(calls),
    callGasLimit,
    verificationGasLimit: isDeployed ? VERIFICATION_GAS : VERIFICATION_GAS + CREATION_GAS,
    preVerificationGas: OVERHEAD_GAS,
    signature: '0x',
    ...(!isDeployed && { factory: account.factory, factoryData: account.factoryData }),
  }
}

function encodeCalls(calls: readonly EvmCall[]): Hex {
  const targets = calls.map(({ to, value, data }) => {
    if (to === undefined) throw new FrameError(texts().calls.errors.smartAccountCreatesContract, -32602)
    return { target: to, value, data }
  })
  const [only] = targets
  if (targets.length === 1 && only) {
    const args = [only.target, only.value, only.data] as const
    return encodeFunctionData({ abi: accountAbi, functionName: 'execute', args })
  }
  return encodeFunctionData({ abi: accountAbi, functionName: 'executeBatch', args: [targets] })
}

export const sumGasLimits = ({ callGasLimit, verificationGasLimit, preVerificationGas }: UserOperationDraft): bigint =>
  callGasLimit + verificationGasLimit + preVerificationGas

export const hashUserOperation = (operation: SmartUserOperation, { entryPoint }: SmartAccount, chainId: number): Hex =>
  getUserOperationHash({
    chainId,
    entryPointAddress: entryPoint,
    entryPointVersion: '0.8',
    userOperation: operation,
  })
