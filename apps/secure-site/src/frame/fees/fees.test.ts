import { parseEther, toHex } from 'viem'
import { describe, expect, it } from 'vitest'
import { createDevice } from '../device/createDevice'
import { createMemory } from '../device/createMemory'
import { createGrants } from '../permissions/createGrants'
import { readNewer } from '../permissions/readWanted'
import { sendCalls } from '../rpc/sendCalls'
import { sendTransaction } from '../rpc/sendTransaction'
import { createStage, FRIEND, GWEI, ORIGIN } from '../testing/createStage'

const NOW = 1_800_000_000
const pay = (ether: string) => [{ to: FRIEND, value: toHex(parseEther(ether)) }]
const TOO_HIGH = { name: 'FrameError', code: -32003 }
const createAllowed = () =>
  createGrants({
    device: createDevice(
      async () => createMemory(),
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
/** 21,000 units at a base of 1 gwei with a fifth of room, and a tip of a tenth. */
const SHOWN = 21_000n * ((13n * GWEI) / 10n)

describe('the fee of a transaction', () => {
  it('is the one that was shown, while the network stays as it is', async () => {
    const { evm, fee, transactions } = await createStage()
    await sendTransaction(evm(pay('1')))
    expect(fee()).toBe('about 0.000027 ETH')
    expect(costOf(transactions()[0])).toBe(SHOWN)
  })

  it('is not signed when the node names a higher one after it was approved', async () => {
    const { node, stage, evm, transactions } = await createStage()
    stage.beforeConsent = () => {
      node.base = 100n * GWEI
    }
    await expect(sendTransaction(evm(pay('1')))).rejects.toMatchObject(TOO_HIGH)
    expect(transactions()).toEqual([])
  })

  it('is not signed when all that the node raises is the tip: only a fifth of what was shown is added', async () => {
    const { node, stage, evm, transactions } = await createStage()
    stage.beforeConsent = () => {
      node.tip = 200n * GWEI
    }
    await sendTransaction(evm(pay('1')))
    expect(costOf(transactions()[0])).toBeLessThanOrEqual((SHOWN * 6n) / 5n)
  })

  it('follows the network a little, for no more than a fifth above what was shown', async () => {
    const { node, stage, evm, transactions } = await createStage()
    stage.beforeConsent = () => {
      node.base = (14n * GWEI) / 10n
    }
    await sendTransaction(evm(pay('1')))
    const [signed] = transactions()
    expect(costOf(signed)).toBeGreaterThan(SHOWN)
    expect(costOf(signed)).toBeLessThanOrEqual((SHOWN * 6n) / 5n)
    expect(signed?.maxFeePerGas).toBeGreaterThanOrEqual(node.base)
  })

  it('pays for no more gas than was approved, whatever the node says it takes by then', async () => {
    const { node, stage, evm, transactions } = await createStage()
    stage.beforeConsent = () => {
      node.gas = 21_000_000n
    }
    await expect(sendTransaction(evm(pay('1')))).rejects.toMatchObject(TOO_HIGH)
    expect(transactions()).toEqual([])
  })

  it('has a bound also where the call could not be tried', async () => {
    const { node, stage, evm, fee, reviews, transactions } = await createStage()
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
  ])('is not even asked for when the node names a %s that nobody pays', async (_what, lie) => {
    const { node, evm, reviews } = await createStage()
    Object.assign(node, lie)
    await expect(sendTransaction(evm(pay('1')))).rejects.toMatchObject(TOO_HIGH)
    expect(reviews).toEqual([])
  })

  it('is held to less where gas costs less', async () => {
    const { node, evm, reviews } = await createStage()
    node.base = 400n * GWEI
    await expect(sendTransaction(evm(pay('10'), { chainId: 8453 }))).rejects.toMatchObject(TOO_HIGH)
    expect(reviews).toEqual([])
    await sendTransaction(evm(pay('10')))
    expect(reviews).toHaveLength(1)
  })

  it('is said in red when it is more than half of what is sent', async () => {
    const { node, evm, reviews } = await createStage()
    node.base = 400n * GWEI
    await sendTransaction(evm(pay('0.01')))
    expect(reviews[0]?.warnings).toEqual([{ level: 'bad', text: 'The fee is more than half of what is sent.' }])
  })
})

describe('the fee of calls one after the other', () => {
  it('is held to what was shown, each', async () => {
    const { node, stage, evm, transactions } = await createStage()
    stage.beforeConsent = () => {
      node.base = (14n * GWEI) / 10n
    }
    await sendCalls(evm([{ calls: [...pay('1'), ...pay('2')] }]), createAllowed())
    expect(transactions().map((each) => costOf(each) <= (SHOWN * 6n) / 5n)).toEqual([true, true])
  })
})

describe('the fee of an operation', () => {
  /** A call, its overhead, the checks and the bundler. */
  const GAS = 21_000n + 40_000n + 200_000n + 100_000n
  const APPROVED = (GAS * ((13n * GWEI) / 10n) * 6n) / 5n

  it('is at most what was shown, also when the network has moved', async () => {
    const { node, stage, evm, fee, operations } = await createStage()
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
      (evm: Awaited<ReturnType<typeof createStage>>['evm']) => sendTransaction(evm(pay('1'), { account: 'smart' })),
    ],
    [
      'bundle',
      (evm: Awaited<ReturnType<typeof createStage>>['evm']) =>
        sendCalls(evm([{ calls: pay('1') }], { account: 'smart' }), createAllowed()),
    ],
  ])('is not signed when the node names a higher one after it was approved: a %s', async (_what, run) => {
    const { node, stage, evm, operations } = await createStage()
    stage.beforeConsent = () => {
      node.base = 100n * GWEI
    }
    await expect(run(evm)).rejects.toMatchObject(TOO_HIGH)
    expect(operations).toEqual([])
  })
})

describe('the fee of what is sent without a question', () => {
  const create = async () => {
    const { smart, evm, ...rest } = await createStage()
    const grants = createAllowed()
    const holder = { origin: ORIGIN, userId: 'mia', address: smart.address, chainId: 1 }
    const permission = {
      type: 'native-token-allowance',
      isAdjustmentAllowed: false,
      data: { allowanceAmount: toHex(parseEther('2')) },
    }
    const rules = [{ type: 'expiry', data: { timestamp: NOW + 3600 } }]
    const [granted] = await grants.add(holder, readNewer([{ permission, rules }], NOW))
    const capabilities = { permissions: { context: granted?.context } }
    return {
      ...rest,
      spent: async () => (await grants.list(ORIGIN, 'mia'))[0]?.limits[0]?.spent,
      send: (ether: string) => sendCalls(evm([{ calls: pay(ether), capabilities }], { account: 'smart' }), grants),
    }
  }

  it('is paid while it is an ordinary one', async () => {
    const { send, operations, spent } = await create()
    await send('1')
    expect([operations.length, await spent()]).toEqual([1, parseEther('1')])
  })

  it.each([
    ['the price is a tenth of what nobody pays', 300n * GWEI, '1'],
    ['it is more than half of what is sent', 20n * GWEI, '0.01'],
  ])('is not paid when %s, and nothing is counted', async (_when, base, ether) => {
    const { node, send, operations, spent } = await create()
    node.base = base
    await expect(send(ether)).rejects.toMatchObject({ name: 'FrameError', code: 4100 })
    expect([operations.length, await spent()]).toEqual([0, 0n])
  })
})
