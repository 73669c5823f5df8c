import { RefusedRequestError } from '@foyer/secure-site'
import { createPublicClient, createWalletClient, http, parseEther, parseEventLogs, toHex } from 'viem'
import {
  entryPoint08Abi,
  getUserOperationHash,
  toPackedUserOperation,
  type UserOperation,
} from 'viem/account-abstraction'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { CREATE2_DEPLOYER, readContracts } from './contracts'

const FUNDS = parseEther('1000')
const HANDLE_GAS = 5_000_000n

type Operation = UserOperation<'0.8'>

/**
 * Creates a bundler (ERC-4337) for one development network: deploys the contracts, and submits user operations. Unlike
 * a real bundler, it does not check its own profit.
 */
export function createBundler({ url, chainId }: { url: string; chainId: number }) {
  const account = privateKeyToAccount(generatePrivateKey())
  const transport = http(url, { retryCount: 0 })
  const chain = { id: chainId, name: String(chainId), nativeCurrency: ETHER, rpcUrls: { default: { http: [url] } } }
  const reader = createPublicClient({ transport, chain, pollingInterval: 50, cacheTime: 0 })
  const writer = createWalletClient({ transport, chain, account })
  let ready: Promise<Contracts | undefined> | undefined
  // Submits operations one after the other, as they share a nonce.
  let last: Promise<unknown> = Promise.resolve()

  const deploy = async () => {
    const contracts = await readContracts()
    const method = 'anvil_setBalance'
    await reader.request({ method, params: [account.address, toHex(FUNDS)] } as never)
    for (const { address, data } of [contracts.entryPoint, contracts.factory]) {
      if (await reader.getCode({ address })) continue
      const hash = await writer.sendTransaction({ to: CREATE2_DEPLOYER, data })
      await reader.waitForTransactionReceipt({ hash })
      if (!(await reader.getCode({ address }))) throw new Error('the contract did not land where it belongs')
    }
    return { entryPoint: contracts.entryPoint.address, factory: contracts.factory.address }
  }

  const submit = async ({ entryPoint }: Contracts, operation: Operation) => {
    const args = [[toPackedUserOperation(operation)], account.address] as const
    const call = { address: entryPoint, abi: entryPoint08Abi, functionName: 'handleOps', args } as const
    const refused = await reader.simulateContract({ ...call, account, gas: HANDLE_GAS }).then(
      () => undefined,
      (error) => new RefusedRequestError(409, toReason(error)),
    )
    if (refused) {
      const done = await find(entryPoint, operation)
      if (done) return done
      throw refused
    }
    const hash = await writer.writeContract({ ...call, gas: HANDLE_GAS })
    const { logs } = await reader.waitForTransactionReceipt({ hash })
    const [event] = parseEventLogs({ abi: entryPoint08Abi, eventName: 'UserOperationEvent', logs })
    return { transactionHash: hash, success: event?.args.success === true }
  }

  // Finds the result of an operation that the client submits again, because the first response was lost.
  const find = async (entryPoint: `0x${string}`, operation: Operation) => {
    const userOpHash = getUserOperationHash({
      chainId,
      entryPointAddress: entryPoint,
      entryPointVersion: '0.8',
      userOperation: operation,
    })
    const [event] = await reader.getContractEvents({
      address: entryPoint,
      abi: entryPoint08Abi,
      eventName: 'UserOperationEvent',
      args: { userOpHash },
      fromBlock: 'earliest',
    })
    return event && { transactionHash: event.transactionHash, success: event.args.success === true }
  }

  return {
    contracts(): Promise<Contracts | undefined> {
      ready ??= deploy().catch(() => {
        ready = undefined
        return undefined
      })
      return ready
    },
    /** Submits a user operation, and returns whether it succeeded. */
    async send(operation: Operation) {
      const contracts = await this.contracts()
      if (contracts === undefined)
        throw new RefusedRequestError(404, 'Smart accounts aren’t available on this network.')
      const mine = last.then(() => submit(contracts, operation))
      last = mine.catch(() => {})
      return mine
    },
  }
}

interface Contracts {
  entryPoint: `0x${string}`
  factory: `0x${string}`
}

const ETHER = { name: 'Ether', symbol: 'ETH', decimals: 18 }

const REASONS: Readonly<Record<string, string>> = {
  AA21: 'Your smart account does not have enough for the amount and the fee.',
  AA23: 'Your smart account refused this.',
  AA24: 'Your smart account does not know this signature.',
  AA25: 'Another operation of yours came first. Try again.',
}

function toReason(error: unknown) {
  const code = error instanceof Error ? /AA\d\d/.exec(error.message)?.[0] : undefined
  return (code && REASONS[code]) ?? `The operation was refused${code ? ` (${code})` : ''}.`
}
