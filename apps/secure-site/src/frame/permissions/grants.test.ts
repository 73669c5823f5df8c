import { encodeFunctionData, erc20Abi, type Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import type { EvmCall } from '../decode/describeCall'
import { createDeviceStore } from '../device/createDeviceStore'
import { createMemoryDeviceDatabase } from '../device/createMemoryDeviceDatabase'
import { createGrants, type GranteeSite, MAX_GRANT_CALLS } from './createGrants'
import { readGrantPermissionsParams, readRequestExecutionPermissionsParams } from './readPermissionRequest'
import { readSpend } from './spendingLimit'

const NOW = 1_800_000_000
const DAY_SECONDS = 86_400
const TOKEN = '0x00000000000000000000000000000000000000a1'
const OTHER = '0x00000000000000000000000000000000000000a2'
const RECEIVER = '0x00000000000000000000000000000000000000b1'
const ACCOUNT = '0x00000000000000000000000000000000000000C1'
const holder: GranteeSite = { origin: 'https://harbor.example', userId: 'mia', address: ACCOUNT, chainId: 1 }

const coins = (amount: bigint) => ({ token: undefined, amount })
const tokens = (amount: bigint, token: Hex = TOKEN) => ({ token, amount })

const createLock = () => {
  let last: Promise<unknown> = Promise.resolve()
  return (_name: string, run: () => Promise<void>) => {
    const mine = last.then(run)
    last = mine.catch(() => {})
    return mine
  }
}

function create() {
  const clock = { now: NOW }
  const database = createMemoryDeviceDatabase()
  const lock = createLock()
  const open = () => createGrants({ device: createDeviceStore(async () => database, lock), now: () => clock.now })
  const grants = open()
  const allow = async (request: object) => {
    const [granted] = await grants.add(
      holder,
      readRequestExecutionPermissionsParams([{ rules: rule(NOW + 30 * DAY_SECONDS), ...request }], clock.now),
    )
    return granted?.context ?? '0x'
  }
  return { clock, grants, open, allow, database }
}

const rule = (timestamp: number) => [{ type: 'expiry', isAdjustmentAllowed: false, data: { timestamp } }]
const perDay = {
  permission: {
    type: 'erc20-token-periodic',
    isAdjustmentAllowed: false,
    data: { tokenAddress: TOKEN, periodAmount: '0x32', periodDuration: DAY_SECONDS },
  },
}
const inAll = { permission: { type: 'native-token-allowance', data: { allowanceAmount: '100' } } }
const REFUSED = { name: 'FrameError', code: 4100 }

describe('a grant', () => {
  it('is spent down and ends at zero', async () => {
    const { grants, allow } = create()
    const context = await allow(inAll)
    await grants.spend(holder, context, [coins(60n)])
    await grants.spend(holder, context, [coins(30n), coins(10n)])
    await expect(grants.spend(holder, context, [coins(1n)])).rejects.toMatchObject(REFUSED)
  })

  it('is spent for all calls or for none', async () => {
    const { grants, allow } = create()
    const context = await allow(inAll)
    await expect(grants.spend(holder, context, [coins(60n), coins(41n)])).rejects.toMatchObject(REFUSED)
    await grants.spend(holder, context, [coins(100n)])
    expect((await grants.list(holder.origin, 'mia'))[0]?.limits[0]?.spent).toBe(100n)
  })

  it('is reset after each period without carrying a rest over', async () => {
    const { clock, grants, allow } = create()
    const context = await allow(perDay)
    await grants.spend(holder, context, [tokens(50n)])
    clock.now = NOW + DAY_SECONDS - 1
    await expect(grants.spend(holder, context, [tokens(1n)])).rejects.toMatchObject(REFUSED)
    clock.now = NOW + 3 * DAY_SECONDS
    await expect(grants.spend(holder, context, [tokens(51n)])).rejects.toMatchObject(REFUSED)
    await grants.spend(holder, context, [tokens(50n)])
  })

  it('is valid only between its start and its end', async () => {
    const { clock, grants, allow } = create()
    const data = { allowance: '0x64', startTime: NOW + DAY_SECONDS }
    const context = await allow({
      permission: { type: 'native-token-allowance', data },
      rules: rule(NOW + 2 * DAY_SECONDS),
    })
    await expect(grants.spend(holder, context, [coins(1n)])).rejects.toMatchObject(REFUSED)
    clock.now = NOW + DAY_SECONDS
    await grants.spend(holder, context, [coins(1n)])
    clock.now = NOW + 2 * DAY_SECONDS
    await expect(grants.spend(holder, context, [coins(1n)])).rejects.toMatchObject(REFUSED)
    expect(await grants.list(holder.origin, 'mia')).toEqual([])
  })

  it.each<[what: string, other: Partial<GranteeSite>]>([
    ['another site', { origin: 'https://harbor.example.evil.example' }],
    ['another user on the same device', { userId: 'noa' }],
    ['another account', { address: RECEIVER }],
    ['another network', { chainId: 8453 }],
  ])('is refused to %s', async (_name, other) => {
    const { grants, allow } = create()
    const context = await allow(inAll)
    await expect(grants.spend({ ...holder, ...other }, context, [coins(1n)])).rejects.toMatchObject(REFUSED)
    await grants.spend(holder, context, [coins(1n)])
  })

  it('covers its own token only', async () => {
    const { grants, allow } = create()
    const context = await allow(perDay)
    for (const spends of [[coins(1n)], [tokens(1n, OTHER)], [tokens(1n), tokens(1n, OTHER)], [tokens(0n)], []]) {
      await expect(grants.spend(holder, context, spends)).rejects.toMatchObject(REFUSED)
    }
  })

  it('is not spent twice by two concurrent tabs', async () => {
    const { grants, open, allow } = create()
    const context = await allow(inAll)
    const tabs = [grants, open(), open(), open()]
    const ended = await Promise.allSettled(tabs.map((tab) => tab.spend(holder, context, [coins(60n)])))
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('ends in every tab after it is revoked', async () => {
    const { grants, open, allow } = create()
    const context = await allow(inAll)
    expect(await open().revoke(holder.origin, 'noa', context)).toBe(false)
    expect(await open().revoke(holder.origin, 'mia', context.toUpperCase().replace('0X', '0x'))).toBe(true)
    await expect(grants.spend(holder, context, [coins(1n)])).rejects.toMatchObject(REFUSED)
  })

  it('has a maximum number of calls, because the account pays each fee', async () => {
    const { grants, allow } = create()
    const context = await allow({ permission: { type: 'native-token-allowance', data: { allowance: '1000' } } })
    const all = Array.from({ length: MAX_GRANT_CALLS }, () => coins(1n))
    await grants.spend(holder, context, all)
    await expect(grants.spend(holder, context, [coins(1n)])).rejects.toMatchObject(REFUSED)
  })

  it('has an unguessable context that is valid for it alone', async () => {
    const { grants, allow } = create()
    const [first, second] = [await allow(inAll), await allow(inAll)]
    expect(first).toMatch(/^0x[0-9a-f]{96}$/)
    expect(second).not.toBe(first)
    for (const context of ['0x', '', `${first}00`, first.replace(/.$/, (last) => (last === '0' ? '1' : '0'))]) {
      await expect(grants.spend(holder, context, [coins(1n)])).rejects.toMatchObject(REFUSED)
    }
  })

  it('is not created where documents cannot lock each other out', async () => {
    const device = createDeviceStore(
      async () => createMemoryDeviceDatabase(),
      async () => {
        throw new Error('no locks')
      },
    )
    const grants = createGrants({ device, now: () => NOW })
    const adding = grants.add(holder, [readGrantPermissionsParams([older()], NOW)])
    await expect(adding).rejects.toThrow('no locks')
    expect(await grants.list(holder.origin, 'mia')).toEqual([])
  })
})

describe('a call covered by a permission', () => {
  const transfer = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [RECEIVER, 7n] })
  const call = (parts: Partial<EvmCall>): EvmCall => ({ to: TOKEN, value: 0n, data: '0x', ...parts })

  it('is an exact transfer of coins or of a token', () => {
    expect(readSpend(call({ value: 5n }))).toEqual(coins(5n))
    expect(readSpend(call({ data: transfer }))).toEqual(tokens(7n))
  })

  it.each<[what: string, call: EvmCall]>([
    ['an empty call', call({})],
    ['a new contract', call({ to: undefined, data: '0x60' })],
    ['coins beside a transfer', call({ data: transfer, value: 1n })],
    ['coins with data', call({ value: 1n, data: '0x00' })],
    [
      'a transfer of zero',
      call({ data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [RECEIVER, 0n] }) }),
    ],
    [
      'an approval',
      call({ data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [RECEIVER, 1n] }) }),
    ],
    [
      'a transferFrom',
      call({
        data: encodeFunctionData({ abi: erc20Abi, functionName: 'transferFrom', args: [RECEIVER, RECEIVER, 1n] }),
      }),
    ],
    ['more bytes after it', call({ data: `${transfer}00` })],
    ['fewer bytes', call({ data: transfer.slice(0, -2) as Hex })],
    ['a byte in the padding of the address', call({ data: transfer.replace('a9059cbb00', 'a9059cbb01') as Hex })],
  ])('is not %s', (_name, input) => {
    expect(readSpend(input)).toBeUndefined()
  })
})

const older = (parts: object = {}) => ({
  address: ACCOUNT,
  expiry: NOW + DAY_SECONDS,
  permissions: [{ type: 'native-token-transfer', data: { allowance: '0x1' } }],
  ...parts,
})

describe('a permission request', () => {
  it('is read in its older form and in that of ERC-7715', () => {
    const limit = { amount: 1n, start: NOW, spent: 0n, window: 0 }
    expect(
      readGrantPermissionsParams([older({ signer: { type: 'wallet', data: {} }, policies: [] })], NOW),
    ).toMatchObject({
      address: ACCOUNT,
      expiry: NOW + DAY_SECONDS,
      limits: [{ ...limit, type: 'native-token-transfer' }],
    })
    const request = {
      chainId: '0x1',
      from: ACCOUNT,
      to: ACCOUNT.toLowerCase(),
      ...perDay,
      rules: rule(NOW + DAY_SECONDS),
    }
    expect(readRequestExecutionPermissionsParams([request], NOW)).toMatchObject([
      { address: ACCOUNT, chainId: 1, limits: [{ ...limit, amount: 50n, token: TOKEN, period: DAY_SECONDS }] },
    ])
  })

  const periodic = (data: object) => ({ permissions: [{ type: 'native-token-periodic', data }] })
  it.each<[what: string, parts: object]>([
    ['no expiry', { expiry: undefined }],
    ['a past expiry', { expiry: NOW }],
    ['an expiry in many years', { expiry: NOW + 400 * DAY_SECONDS }],
    ['an unknown type', { permissions: [{ type: 'contract-call', data: {} }] }],
    ['a property name of Object.prototype', { permissions: [{ type: 'constructor', data: {} }] }],
    ['a stream', { permissions: [{ type: 'native-token-stream', data: { amountPerSecond: '0x1' } }] }],
    [
      'an unknown field in the data',
      { permissions: [{ type: 'native-token-transfer', data: { allowance: '1', to: TOKEN } }] },
    ],
    ['no amount', { permissions: [{ type: 'native-token-transfer', data: {} }] }],
    [
      'two amounts',
      { permissions: [{ type: 'native-token-transfer', data: { allowance: '1', allowanceAmount: '2' } }] },
    ],
    ['an amount of zero', { permissions: [{ type: 'native-token-transfer', data: { allowance: '0x0' } }] }],
    ['a negative amount', { permissions: [{ type: 'native-token-transfer', data: { allowance: '-1' } }] }],
    [
      'an unlimited amount',
      { permissions: [{ type: 'native-token-transfer', data: { allowance: `0x${'f'.repeat(64)}` } }] },
    ],
    ['a period of a second', periodic({ periodAmount: '1', periodDuration: 1 })],
    ['a period of no time', periodic({ periodAmount: '1', periodDuration: 0 })],
    ['two limits for one token', { permissions: [older().permissions[0], older().permissions[0]] }],
    ['a policy', { policies: [{ type: 'gas-limit', data: { limit: '0x1' } }] }],
    ['another signer', { signer: { type: 'key', data: { id: 'did:key:z' } } }],
    ['an unknown field', { everything: true }],
  ])('is refused with %s', (_name, parts) => {
    expect(() => readGrantPermissionsParams([older(parts)], NOW)).toThrow(expect.objectContaining({ code: -32602 }))
  })

  it('is refused for another account, and with an unknown rule', () => {
    const request = { from: ACCOUNT, ...perDay, rules: rule(NOW + DAY_SECONDS) }
    const refusedWith = (parts: object) => () => readRequestExecutionPermissionsParams([{ ...request, ...parts }], NOW)
    for (const parts of [{ to: RECEIVER }, { rules: [] }, { rules: [{ type: 'payee', data: {} }] }]) {
      expect(refusedWith(parts)).toThrow(expect.objectContaining({ code: -32602 }))
    }
    expect(refusedWith({})).not.toThrow()
  })
})
