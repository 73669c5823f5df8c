import { encodeFunctionData, erc20Abi } from 'viem'
import { describe, expect, it } from 'vitest'
import { readCallsSpend } from './readCallsSpend'

const [FRIEND, TOKEN, OWNER] = ['1', '2', '3'].map((digit) => `0x${digit.repeat(40)}` as const)
const transfer = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [FRIEND ?? '0x', 5n] })
const approve = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [FRIEND ?? '0x', 5n] })
const take = encodeFunctionData({
  abi: erc20Abi,
  functionName: 'transferFrom',
  args: [OWNER ?? '0x', FRIEND ?? '0x', 5n],
})

describe('what calls send', () => {
  it('is the sum of their coins, to each recipient', () => {
    const calls = [
      { to: FRIEND, value: 2n, data: '0x' as const },
      { to: OWNER, value: 3n, data: '0x' as const },
    ]
    expect(readCallsSpend(calls)).toEqual({ amount: 5n, to: [FRIEND, OWNER], hasOther: false, hasUnknown: false })
  })

  it.each([
    ['transfer', transfer],
    ['approve', approve],
    ['transferFrom', take],
  ])('goes to whom a token’s %s names, and is of unknown worth', (_, data) => {
    expect(readCallsSpend([{ to: TOKEN, value: 0n, data }])).toEqual({
      amount: 0n,
      to: [FRIEND],
      hasOther: true,
      hasUnknown: false,
    })
  })

  it('goes to the called contract too, when coins go along with a token’s call', () => {
    expect(readCallsSpend([{ to: TOKEN, value: 9n, data: transfer }]).to).toEqual([FRIEND, TOKEN])
  })

  it.each<`0x${string}`>(['0xdeadbeef', '0xa9059cbb00'])('goes to the contract of an unknown call, %s', (data) => {
    expect(readCallsSpend([{ to: TOKEN, value: 0n, data }])).toEqual({
      amount: 0n,
      to: [TOKEN],
      hasOther: true,
      hasUnknown: false,
    })
  })

  it('is of unknown worth for a new contract', () => {
    expect(readCallsSpend([{ to: undefined, value: 0n, data: '0x60' }])).toEqual({
      amount: 0n,
      to: [],
      hasOther: true,
      hasUnknown: true,
    })
  })
})
