import {
  type Address,
  decodeFunctionData,
  encodeAbiParameters,
  encodeErrorResult,
  encodeEventTopics,
  encodeFunctionResult,
  erc20Abi,
  type Hex,
  isAddressEqual,
  multicall3Abi,
  parseAbi,
  parseEther,
} from 'viem'
import { EVM_TOKENS } from '../evm/contracts/tokens'
import testAccounts from '../testAccounts.json'

/** Address under which `eth_simulateV1` logs transfers of ether. */
export const NATIVE_TRANSFERS: Address = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
/** Reads of many contracts at once, at the same address on every chain: https://www.multicall3.com */
const MULTICALL: Address = '0xcA11bde05977b3631167028862bE2a173976CA11'

const FIRST_ETHER = parseEther('12.5')
const ETHER_GAS = 21_000n
const TOKEN_GAS = 52_000n
const errorAbi = parseAbi(['error Error(string)'])

export interface DemoCall {
  readonly from: Address
  readonly to: Address | undefined
  readonly value: bigint
  readonly data: Hex
}

interface Execution extends DemoCall {
  /** Price of gas in wei. @default 0 */
  readonly price?: bigint
  /** True for a read, which costs nothing and needs no balance. */
  readonly isFree?: boolean
  /** Logs transfers of ether, too. */
  readonly withNative?: boolean
}

interface DemoLog {
  readonly address: Address
  readonly topics: readonly Hex[]
  readonly data: Hex
}

export interface DemoResult {
  readonly isSuccess: boolean
  readonly gas: bigint
  readonly returned: Hex
  readonly logs: readonly DemoLog[]
  readonly reason?: string
  /** True if the sender has too little ether. */
  readonly isShort?: boolean
}

export type DemoLedger = ReturnType<typeof createDemoLedger>

const tokens = Object.values(EVM_TOKENS)
const findToken = (address: Address) => tokens.find((each) => isAddressEqual(each.address, address))
export const isDemoContract = (address: Address) =>
  findToken(address) !== undefined || isAddressEqual(address, MULTICALL)

const keyOf = (asset: string, owner: string) => `${asset}:${owner}`.toLowerCase()
const ETHER = 'ether'

const firstBalances = () =>
  new Map(
    testAccounts.addresses.flatMap((owner) => [
      [keyOf(ETHER, owner), FIRST_ETHER] as const,
      ...tokens.map(({ address, amount }) => [keyOf(address, owner), amount] as const),
    ]),
  )

/** Creates balances of ether and of the sandbox's tokens, and what moves them. */
export function createDemoLedger(balances = firstBalances()) {
  const amountOf = (asset: string, owner: string) => balances.get(keyOf(asset, owner)) ?? 0n
  const add = (asset: string, owner: string, by: bigint) =>
    balances.set(keyOf(asset, owner), amountOf(asset, owner) + by)

  function move(asset: string, { from, to, amount }: { from: Address; to: Address; amount: bigint }): boolean {
    if (amountOf(asset, from) < amount) return false
    add(asset, from, -amount)
    add(asset, to, amount)
    return true
  }

  function callToken(token: (typeof tokens)[number], { from, data }: DemoCall): DemoResult {
    const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data })
    const answer = (result: unknown, logs: readonly DemoLog[] = []) =>
      succeed(
        // viem types the result by the function's name, which is known only here.
        encodeFunctionResult({ abi: erc20Abi, functionName, result } as Parameters<typeof encodeFunctionResult>[0]),
        TOKEN_GAS,
        logs,
      )
    switch (functionName) {
      case 'balanceOf':
        return answer(amountOf(token.address, args[0]))
      case 'name':
      case 'symbol':
      case 'decimals':
        return answer(token[functionName])
      case 'totalSupply':
        return answer(token.amount * BigInt(testAccounts.addresses.length))
      case 'allowance':
        return answer(0n)
      case 'transfer': {
        const [to, amount] = args
        return move(token.address, { from, to, amount })
          ? answer(true, [logTransfer(token.address, { from, to, amount })])
          : fail('transfer amount exceeds balance')
      }
      default:
        return fail('the demo’s tokens can only be sent')
    }
  }

  function callMany(call: DemoCall): DemoResult {
    const { functionName, args } = decodeFunctionData({ abi: multicall3Abi, data: call.data })
    if (functionName === 'getEthBalance') {
      const result = amountOf(ETHER, args[0])
      return succeed(encodeFunctionResult({ abi: multicall3Abi, functionName, result }), TOKEN_GAS)
    }
    if (functionName !== 'aggregate3') return fail('the demo reads balances alone')
    const result = args[0].map(({ target, callData }) => {
      const { isSuccess, returned } = run({ from: call.from, to: target, value: 0n, data: callData })
      return { success: isSuccess, returnData: returned }
    })
    return succeed(encodeFunctionResult({ abi: multicall3Abi, functionName, result }), TOKEN_GAS)
  }

  function run(call: DemoCall): DemoResult {
    const token = call.to && findToken(call.to)
    const isMany = call.to !== undefined && isAddressEqual(call.to, MULTICALL)
    if (!token && !isMany) return succeed('0x', ETHER_GAS)
    try {
      return token ? callToken(token, call) : callMany(call)
    } catch {
      return fail('the demo’s contracts have no such function')
    }
  }

  return {
    etherOf: (owner: Address) => amountOf(ETHER, owner),
    copy: () => createDemoLedger(new Map(balances)),
    execute({ price = 0n, isFree = false, withNative = false, ...call }: Execution): DemoResult {
      const { from, to, value } = call
      if (!isFree && amountOf(ETHER, from) < value) return { ...fail('insufficient funds'), isShort: true }
      const result = run(call)
      const isMoved = result.isSuccess && value > 0n && to !== undefined && !isFree
      if (isMoved) move(ETHER, { from, to, amount: value })
      if (price > 0n) add(ETHER, from, -price * result.gas)
      const native = isMoved && withNative ? [logTransfer(NATIVE_TRANSFERS, { from, to, amount: value })] : []
      return { ...result, logs: [...native, ...result.logs] }
    },
  }
}

const succeed = (returned: Hex, gas: bigint, logs: readonly DemoLog[] = []): DemoResult => ({
  isSuccess: true,
  gas,
  returned,
  logs,
})

const fail = (reason: string): DemoResult => ({
  isSuccess: false,
  gas: TOKEN_GAS,
  returned: encodeErrorResult({ abi: errorAbi, errorName: 'Error', args: [reason] }),
  logs: [],
  reason,
})

const logTransfer = (
  token: Address,
  { from, to, amount }: { from: Address; to: Address; amount: bigint },
): DemoLog => ({
  address: token,
  topics: encodeEventTopics({ abi: erc20Abi, eventName: 'Transfer', args: { from, to } }) as readonly Hex[],
  data: encodeAbiParameters([{ type: 'uint256' }], [amount]),
})
