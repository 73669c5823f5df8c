import { encodeFunctionData, erc20Abi, maxUint256, parseAbi } from 'viem'
import { describe, expect, it } from 'vitest'
import { describeCall, readPermit2Token } from './describeCall'

type Hex = `0x${string}`

const TOKEN = '0x00000000000000000000000000000000000000cc'
const FRIEND = '0x00000000000000000000000000000000000000AA'
const token = { symbol: 'USDC', decimals: 6 }
const facts = { symbol: 'ETH', isContract: true, token }
const erc20 = (functionName: 'transfer' | 'approve', amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName, args: [FRIEND, amount] })
const levels = ({ warnings }: { warnings: readonly { level: string }[] }) => warnings.map(({ level }) => level)

describe('describeCall on a call that grants access', () => {
  const call = (data: Hex, value = 0n) => describeCall({ to: TOKEN, value, data }, facts)

  it('treats an approval above the balance as unlimited', () => {
    const rich = { ...facts, token: { ...token, balance: 5_000_000n } }
    const approve = (amount: bigint) => describeCall({ to: TOKEN, value: 0n, data: erc20('approve', amount) }, rich)
    expect(levels(approve(5_000_000n))).toEqual(['warn'])
    expect(approve(5_000_001n)).toMatchObject({ title: 'Allow spending all your USDC' })
    expect(approve(5_000_001n).warnings).toMatchObject([
      { level: 'bad', text: expect.stringContaining('more than you have') },
    ])
    expect(levels(approve(0n))).toEqual([])
  })

  const encode = (signature: string, args: readonly unknown[]) =>
    encodeFunctionData({ abi: parseAbi([`function ${signature}`] as readonly string[]), args } as never)
  const approvePermit2 = 'approve(address token, address spender, uint160 amount, uint48 expiration)'
  const exec =
    'execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)'
  const execArgs = (operation: number) => [FRIEND, 0n, '0x12', operation, 0n, 0n, 0n, TOKEN, TOKEN, '0x']
  it.each<readonly [string, Hex, string, readonly string[]]>([
    [
      'an unlimited Permit2 approval',
      encode(approvePermit2, [TOKEN, FRIEND, 2n ** 160n - 1n, 1]),
      'Allow unlimited spending of USDC',
      ['bad'],
    ],
    [
      'a limited Permit2 approval',
      encode(approvePermit2, [TOKEN, FRIEND, 5_000_000n, 1]),
      'Allow spending 5 USDC',
      ['warn'],
    ],
    [
      'a revoked Permit2 approval',
      encode(approvePermit2, [TOKEN, FRIEND, 0n, 1]),
      'Revoke the permission to spend USDC',
      [],
    ],
    [
      'an approval by increaseApproval',
      encode('increaseApproval(address, uint256)', [FRIEND, maxUint256]),
      'Allow unlimited spending of USDC',
      ['bad'],
    ],
    [
      'a credit delegation',
      encode('approveDelegation(address, uint256)', [FRIEND, 1n]),
      'Allow borrowing in your name',
      ['bad'],
    ],
    ['an operator (ERC-6909)', encode('setOperator(address, bool)', [FRIEND, true]), 'Allow access to tokens', ['bad']],
    [
      'a removed operator (ERC-6909)',
      encode('setOperator(address, bool)', [FRIEND, false]),
      'Revoke access to tokens',
      [],
    ],
    ['an operator (ERC-777)', encode('authorizeOperator(address)', [FRIEND]), 'Allow access to tokens', ['bad']],
    ['a call of a Safe', encode(exec, execArgs(0)), 'Approve a Safe transaction', ['warn']],
    ['a delegatecall of a Safe', encode(exec, execArgs(1)), 'Approve a Safe transaction', ['warn', 'bad']],
  ])('describes %s with its warnings', (_, data, title, expected) => {
    expect(call(data).title).toBe(title)
    expect(levels(call(data))).toEqual(expected)
  })

  it('names the token and the deadline of a Permit2 approval', () => {
    const deed = call(encode(approvePermit2, [FRIEND, FRIEND, 1n, 2 ** 48 - 1]))
    expect(deed.rows).toContainEqual({ name: 'Token contract', value: FRIEND, code: true })
    expect(deed.rows).toContainEqual({ name: 'Expires', value: 'Never' })
    expect(readPermit2Token(encode(approvePermit2, [FRIEND, TOKEN, 1n, 1]))).toBe(FRIEND)
    expect(readPermit2Token(erc20('approve', 1n))).toBeUndefined()
  })
})
