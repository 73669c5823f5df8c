import type { PermissionRequest } from '@foyer/core/adapter'
import { describe, expect, it } from 'vitest'
import type { Eip1193Provider } from '../../../provider.js'
import { createPermissionMethods } from './createPermissionMethods.js'

const ACCOUNT = { address: '0x00000000000000000000000000000000000000C1', type: 'smartAccount' } as const
const TOKEN = '0x00000000000000000000000000000000000000a1'
const OTHER = '0x00000000000000000000000000000000000000B1'
const EXPIRY = 1_900_000_000

const request: PermissionRequest<'eip155'> = {
  account: ACCOUNT,
  caipNetworkId: 'eip155:1',
  limit: { token: TOKEN, amount: 50n, period: 86_400 },
  expiry: EXPIRY,
}
const supported = { 'erc20-token-periodic': { chainIds: ['0x1'], ruleTypes: ['expiry'] } }
const granted = {
  chainId: '0x1',
  from: ACCOUNT.address.toLowerCase(),
  to: ACCOUNT.address,
  permission: {
    type: 'erc20-token-periodic',
    isAdjustmentAllowed: false,
    data: { tokenAddress: TOKEN, periodAmount: '0x14', periodDuration: 86_400 },
  },
  rules: [{ type: 'expiry', data: { timestamp: EXPIRY } }],
  context: '0xc0ffee',
  dependencies: [],
}

interface Asked {
  readonly method: string
  readonly params?: unknown
}

function answering(answers: Readonly<Record<string, unknown>>) {
  const requested: Asked[] = []
  const provider: Eip1193Provider = {
    async request(args) {
      requested.push(args)
      if (!(args.method in answers)) throw Object.assign(new Error('no such method'), { code: -32601 })
      const answer = answers[args.method]
      return typeof answer === 'function' ? answer(args.params) : answer
    },
  }
  return { permissions: createPermissionMethods(provider), requested }
}
const fail = (code: number) => () => {
  throw Object.assign(new Error('no'), { code })
}

describe('granting a permission', () => {
  it('requests the supported types first, then the permission by ERC-7715', async () => {
    const { permissions, requested } = answering({
      wallet_getSupportedExecutionPermissions: supported,
      wallet_requestExecutionPermissions: [granted],
    })
    expect(await permissions.grant({ ...request, reason: 'Berth fees' })).toEqual({
      context: '0xc0ffee',
      caipNetworkId: 'eip155:1',
      address: ACCOUNT.address,
      // The user has granted less than the app requested.
      limits: [{ kind: 'spend', token: TOKEN, amount: 20n, period: 86_400 }],
      expiry: EXPIRY,
      dependencies: [],
      form: 'erc7715',
    })
    expect(requested).toEqual([
      { method: 'wallet_getSupportedExecutionPermissions', params: [] },
      {
        method: 'wallet_requestExecutionPermissions',
        params: [
          {
            chainId: '0x1',
            from: ACCOUNT.address,
            to: ACCOUNT.address,
            permission: {
              type: 'erc20-token-periodic',
              isAdjustmentAllowed: true,
              data: {
                tokenAddress: TOKEN,
                periodAmount: '0x32',
                periodDuration: 86_400,
                justification: 'Berth fees',
              },
            },
            rules: [{ type: 'expiry', isAdjustmentAllowed: true, data: { timestamp: EXPIRY } }],
          },
        ],
      },
    ])
  })

  it('uses the wallet’s type name, and the spending account', async () => {
    const { permissions, requested } = answering({
      wallet_getSupportedExecutionPermissions: { 'native-token-transfer': { chainIds: [1], ruleTypes: ['expiry'] } },
      wallet_requestExecutionPermissions: [
        {
          ...granted,
          to: OTHER,
          delegationManager: TOKEN,
          dependencies: [{ factory: OTHER, factoryData: '0x01' }, { factory: 'here' }],
          permission: { type: 'native-token-transfer', data: { allowance: '7' } },
        },
      ],
    })
    const got = await permissions.grant({ ...request, limit: { amount: 7n }, to: OTHER })
    expect(got).toMatchObject({ to: OTHER, limits: [{ kind: 'spend', amount: 7n }] })
    expect(got.delegationManager?.toLowerCase()).toBe(TOKEN)
    expect(got.dependencies).toEqual([{ factory: OTHER, factoryData: '0x01' }])
    expect(requested[1]?.params).toMatchObject([{ to: OTHER, permission: { type: 'native-token-transfer' } }])
  })

  it.each<[what: string, answer: unknown]>([
    ['nothing', {}],
    ['nothing that it could say', null],
    ['other kinds', { 'native-token-periodic': { chainIds: ['0x1'], ruleTypes: ['expiry'] } }],
    ['other networks', { 'erc20-token-periodic': { chainIds: ['0xa'], ruleTypes: ['expiry'] } }],
    ['no end of it', { 'erc20-token-periodic': { chainIds: ['0x1'], ruleTypes: [] } }],
  ])('requests nothing from a wallet that supports %s', async (_name, answer) => {
    const { permissions, requested } = answering({ wallet_getSupportedExecutionPermissions: answer })
    await expect(permissions.grant(request)).rejects.toMatchObject({ code: 'PERMISSION_UNSUPPORTED' })
    expect(requested).toHaveLength(1)
  })

  it('uses the draft if the wallet knows only that', async () => {
    const permissions = [{ type: 'erc20-token-transfer', data: { address: TOKEN, allowance: '0x32' } }]
    const { requested, ...wallet } = answering({
      wallet_grantPermissions: { grantedPermissions: permissions, expiry: EXPIRY, permissionsContext: '0xc0ffee' },
    })
    const got = await wallet.permissions.grant({ ...request, limit: { token: TOKEN, amount: 50n } })
    expect(got).toEqual({
      context: '0xc0ffee',
      caipNetworkId: 'eip155:1',
      address: ACCOUNT.address,
      limits: [{ kind: 'spend', token: TOKEN, amount: 50n }],
      expiry: EXPIRY,
      form: 'older',
    })
    const signer = { type: 'wallet', data: {} }
    expect(requested[1]).toEqual({
      method: 'wallet_grantPermissions',
      params: [{ chainId: '0x1', address: ACCOUNT.address, expiry: EXPIRY, signer, permissions, policies: [] }],
    })
    // The draft of ERC-7715 has no periods, so a limit per period is rejected, not requested as a total.
    await expect(wallet.permissions.grant(request)).rejects.toMatchObject({ code: 'PERMISSION_UNSUPPORTED' })
  })

  it('rejects if unsupported, and passes on a rejection', async () => {
    const limit = { amount: 1n }
    const unable = answering({}).permissions
    await expect(unable.grant({ ...request, limit })).rejects.toMatchObject({ code: 'METHOD_UNSUPPORTED' })
    for (const method of ['wallet_grantPermissions', 'wallet_getSupportedExecutionPermissions']) {
      const declining = answering({ [method]: fail(4001) }).permissions
      await expect(declining.grant({ ...request, limit })).rejects.toMatchObject({ code: 4001 })
    }
  })

  it.each<[what: string, answer: unknown]>([
    ['nothing', undefined],
    ['an empty list', []],
    ['no context', [{ ...granted, context: undefined }]],
    ['a context that is no bytes', [{ ...granted, context: '<script>' }]],
    ['a context without an end', [{ ...granted, context: `0x${'00'.repeat(200_000)}` }]],
    ['another account', [{ ...granted, from: OTHER }]],
    ['another network', [{ ...granted, chainId: '0xa' }]],
  ])('rejects %s as a permission', async (_name, answer) => {
    const { permissions } = answering({
      wallet_getSupportedExecutionPermissions: supported,
      wallet_requestExecutionPermissions: answer,
    })
    await expect(permissions.grant(request)).rejects.toMatchObject({ code: 'RESPONSE_INVALID' })
  })
})

describe('listing granted permissions', () => {
  const list = (answer: unknown) =>
    answering({ wallet_getGrantedExecutionPermissions: answer }).permissions.list({ account: ACCOUNT })

  it('returns this account’s, without invalid ones', async () => {
    const result = await list([
      { ...granted, spent: '0x5' },
      { ...granted, from: OTHER },
      { ...granted, context: 7 },
      null,
    ])
    expect(result).toMatchObject([{ context: '0xc0ffee', limits: [{ amount: 20n, spent: 5n, period: 86_400 }] }])
  })

  it('marks unknown kinds', async () => {
    const of = async (permission: unknown) => (await list([{ ...granted, permission }]))?.[0]?.limits
    expect(await of({ type: 'contract-call', data: {} })).toEqual([{ kind: 'other', type: 'contract-call' }])
    expect(await of({ type: 'erc20-token-periodic', data: {} })).toEqual([
      { kind: 'other', type: 'erc20-token-periodic' },
    ])
    expect(await of(undefined)).toEqual([{ kind: 'other', type: '' }])
    expect(await of({ type: 'native-token-stream', data: { amountPerSecond: '0x1' } })).toEqual([
      { kind: 'stream', amount: undefined },
    ])
  })

  it('is undefined if unsupported, and rejects other responses', async () => {
    expect(await answering({}).permissions.list({ account: ACCOUNT })).toBeUndefined()
    await expect(list({})).rejects.toMatchObject({ code: 'RESPONSE_INVALID' })
  })
})

describe('revoking a permission', () => {
  const permission = {
    context: '0xc0ffee',
    caipNetworkId: 'eip155:1',
    address: ACCOUNT.address,
    limits: [],
    form: 'erc7715',
  } as const

  it('uses the form in which it was granted', async () => {
    const { permissions, requested } = answering({
      wallet_revokeExecutionPermission: {},
      wallet_revokePermissions: null,
    })
    await permissions.revoke(permission)
    await permissions.revoke({ ...permission, form: 'older' })
    expect(requested).toEqual([
      { method: 'wallet_revokeExecutionPermission', params: { permissionContext: '0xc0ffee' } },
      {
        method: 'wallet_revokePermissions',
        params: [{ permissionContext: '0xc0ffee', permissionsContext: '0xc0ffee' }],
      },
    ])
  })

  it('retries with a list, except after a rejection', async () => {
    const { permissions, requested } = answering({
      wallet_revokeExecutionPermission: (params: unknown) => (Array.isArray(params) ? {} : fail(-32602)()),
    })
    await permissions.revoke(permission)
    expect(requested.map(({ params }) => params)).toEqual([
      { permissionContext: '0xc0ffee' },
      [{ permissionContext: '0xc0ffee' }],
    ])
    const declining = answering({ wallet_revokeExecutionPermission: fail(4001) })
    await expect(declining.permissions.revoke(permission)).rejects.toMatchObject({ code: 4001 })
    expect(declining.requested).toHaveLength(1)
  })

  it('rejects if the wallet has no method', async () => {
    await expect(answering({}).permissions.revoke(permission)).rejects.toMatchObject({ code: 'METHOD_UNSUPPORTED' })
  })
})
