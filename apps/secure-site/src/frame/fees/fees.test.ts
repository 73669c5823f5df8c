import { parseEther, toHex } from 'viem'
import { describe, expect, it } from 'vitest'
import { createDeviceStore } from '../device/createDeviceStore'
import { createMemoryDeviceDatabase } from '../device/createMemoryDeviceDatabase'
import { createGrants } from '../permissions/createGrants'
import { readRequestExecutionPermissionsParams } from '../permissions/readPermissionRequest'
import { sendCalls } from '../rpc/sendCalls'
import { sendTransaction } from '../rpc/sendTransaction'
import { APP_ORIGIN, createTestFrame, GWEI, RECIPIENT } from '../testing/createTestFrame'

const NOW = 1_800_000_000
const pay = (ether: string) => [{ to: RECIPIENT, value: toHex(parseEther(ether)) }]
const TOO_HIGH = { name: 'FrameError', code: -32003 }
const createAllowed = () =>
  createGrants({
    device: createDeviceStore(
      async () => createMemoryDeviceDatabase(),
      (_, run) => run(),
    ),
    now: () => NOW,
  })

const costOf = ({
  gas = 0n,
  maxFeePerGas = 0n,
}: {
  gas?: bigint | undefined
  maxFeePerGas?: bigint | undefined
} = {}) => gas * maxFeePerGas
const mostOf = (operation: Readonly<Record<string, string>> = {}) => {
  const { callGasLimit = 0, verificationGasLimit = 0, preVerificationGas = 0, maxFeePerGas = 0 } = operation
  return (BigInt(callGasLimit) + BigInt(verificationGasLimit) + BigInt(preVerificationGas)) * BigInt(maxFeePerGas)
}
/** Fee of 21,000 gas at 1.3 gwei: a base fee of 1 gwei, a fifth more as a margin, and a tip of 0.1 gwei. */
const SHOWN = 21_000n * ((13n * GWEI) / 10n)

describe('the fee of a transaction', () => {
  it('equals the displayed one while the network is unchanged', async () => {
    const { evm, fee, transactions } = await createTestFrame()
    await sendTransaction(evm(pay('1')))
    expect(fee()).toBe('about 0.000027 ETH')
    expect(costOf(transactions()[0])).toBe(SHOWN)
  })

  it('is not signed if the node raises it after approval', async () => {
    const { node, stage, evm, transactions } = await createTestFrame()
    stage.beforeConsent = () => {
      node.base = 100n * GWEI
    }
    await expect(sendTransaction(evm(pay('1')))).rejects.toMatchObject(TOO_HIGH)
    expect(transactions()).toEqual([])
  })

  it('grows by at most a fifth when the node raises the tip', async () => {
    const { node, stage, evm, transactions } = await createTestFrame()
    stage.beforeConsent = () => {
      node.tip = 200n * GWEI
    }
    await sendTransaction(evm(pay('1')))
    expect(costOf(transactions()[0])).toBeLessThanOrEqual((SHOWN * 6n) / 5n)
  })

  it('follows the network up to a fifth above the displayed one', async () => {
    const { node, stage, evm, transactions } = await createTestFrame()
    stage.beforeConsent = () => {
      node.base = (14n * GWEI) / 10n
    }
    await sendTransaction(evm(pay('1')))
    const [signed] = transactions()
    expect(costOf(signed)).toBeGreaterThan(SHOWN)
    expect(costOf(signed)).toBeLessThanOrEqual((SHOWN * 6n) / 5n)
    expect(signed?.maxFeePerGas).toBeGreaterThanOrEqual(node.base)
  })

  it('is not signed if the node raises the gas amount after approval', async () => {
    const { node, stage, evm, transactions } = await createTestFrame()
    stage.beforeConsent = () => {
      node.gas = 21_000_000n
    }
    await expect(sendTransaction(evm(pay('1')))).rejects.toMatchObject(TOO_HIGH)
    expect(transactions()).toEqual([])
  })

  it('is bounded if gas estimation failed', async () => {
    const { node, stage, evm, fee, reviews, transactions } = await createTestFrame()
    node.gas = undefined
    stage.beforeConsent = () => {
      node.gas = 21_000n
      node.base = 100n * GWEI
    }
    await expect(sendTransaction(evm(pay('1')))).rejects.toMatchObject(TOO_HIGH)
    expect(fee()).toBe('at most 0.00078 ETH')
    expect(reviews[0]?.warnings[0]?.text).toContain('This will probably fail.')
    expect(transactions()).toEqual([])
  })

  it.each([
    ['price', { base: 10n ** 15n }],
    ['amount of gas', { gas: 10n ** 9n }],
  ])('is rejected before a prompt if the node names an absurd %s', async (_name, lie) => {
    const { node, evm, reviews } = await createTestFrame()
    Object.assign(node, lie)
    await expect(sendTransaction(evm(pay('1')))).rejects.toMatchObject(TOO_HIGH)
    expect(reviews).toEqual([])
  })

  it('has a lower limit on a network with cheap gas', async () => {
    const { node, evm, reviews } = await createTestFrame()
    node.base = 400n * GWEI
    await expect(sendTransaction(evm(pay('10'), { chainId: 8453 }))).rejects.toMatchObject(TOO_HIGH)
    expect(reviews).toEqual([])
    await sendTransaction(evm(pay('10')))
    expect(reviews).toHaveLength(1)
  })

  it('shows a red warning above half of the amount', async () => {
    const { node, evm, reviews } = await createTestFrame()
    node.base = 400n * GWEI
    await sendTransaction(evm(pay('0.01')))
    expect(reviews[0]?.warnings).toEqual([{ level: 'bad', text: 'The fee is more than half of the amount.' }])
  })
})

describe('the fee of sequential calls', () => {
  it('stays within a fifth of the displayed one for each call', async () => {
    const { node, stage, evm, transactions } = await createTestFrame()
    stage.beforeConsent = () => {
      node.base = (14n * GWEI) / 10n
    }
    await sendCalls(evm([{ calls: [...pay('1'), ...pay('2')] }]), createAllowed())
    expect(transactions().map((each) => costOf(each) <= (SHOWN * 6n) / 5n)).toEqual([true, true])
  })
})

describe('the fee of a user operation', () => {
  const GAS = 21_000n + 40_000n + 200_000n + 100_000n
  const APPROVED = (GAS * ((13n * GWEI) / 10n) * 6n) / 5n

  it('stays within the displayed maximum when the network has moved', async () => {
    const { node, stage, evm, fee, operations } = await createTestFrame()
    stage.beforeConsent = () => {
      node.base = (14n * GWEI) / 10n
    }
    await sendTransaction(evm(pay('1'), { account: 'smart' }))
    expect(fee()).toBe('at most 0.00057 ETH')
    expect(mostOf(operations[0])).toBeLessThanOrEqual(APPROVED)
    expect(mostOf(operations[0])).toBeLessThanOrEqual(parseEther('0.00057'))
  })

  it.each([
    [
      'transaction',
      (evm: Awaited<ReturnType<typeof createTestFrame>>['evm']) => sendTransaction(evm(pay('1'), { account: 'smart' })),
    ],
    [
      'bundle',
      (evm: Awaited<ReturnType<typeof createTestFrame>>['evm']) =>
        sendCalls(evm([{ calls: pay('1') }], { account: 'smart' }), createAllowed()),
    ],
  ])('is not signed if the node raises it after approval: a %s', async (_name, run) => {
    const { node, stage, evm, operations } = await createTestFrame()
    stage.beforeConsent = () => {
      node.base = 100n * GWEI
    }
    await expect(run(evm)).rejects.toMatchObject(TOO_HIGH)
    expect(operations).toEqual([])
  })
})

describe('the fee of a call covered by a permission', () => {
  const create = async () => {
    const { smart, evm, ...rest } = await createTestFrame()
    const grants = createAllowed()
    const holder = { origin: APP_ORIGIN, userId: 'mia', address: smart.address, chainId: 1 }
    const permission = {
      type: 'native-token-allowance',
      isAdjustmentAllowed: false,
      data: { allowanceAmount: toHex(parseEther('2')) },
    }
    const rules = [{ type: 'expiry', data: { timestamp: NOW + 3600 } }]
    const [granted] = await grants.add(holder, readRequestExecutionPermissionsParams([{ permission, rules }], NOW))
    const capabilities = { permissions: { context: granted?.context } }
    return {
      ...rest,
      spent: async () => (await grants.list(APP_ORIGIN, 'mia'))[0]?.limits[0]?.spent,
      send: (ether: string) => sendCalls(evm([{ calls: pay(ether), capabilities }], { account: 'smart' }), grants),
    }
  }

  it('is paid if it is ordinary', async () => {
    const { send, operations, spent } = await create()
    await send('1')
    expect([operations.length, await spent()]).toEqual([1, parseEther('1')])
  })

  it.each([
    ['the price is a tenth of an absurd one', 300n * GWEI, '1'],
    ['it is more than half of the amount', 20n * GWEI, '0.01'],
  ])('is not paid when %s, and the spent amount stays', async (_when, base, ether) => {
    const { node, send, operations, spent } = await create()
    node.base = base
    await expect(send(ether)).rejects.toMatchObject({ name: 'FrameError', code: 4100 })
    expect([operations.length, await spent()]).toEqual([0, 0n])
  })
})
