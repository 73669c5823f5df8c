import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createDeviceStore } from '../device/createDeviceStore'
import { createMemoryDeviceDatabase } from '../device/createMemoryDeviceDatabase'
import { createGrants } from '../permissions/createGrants'
import { APP_ORIGIN, createTestFrame } from '../testing/createTestFrame'
import { createPermissionMethods } from './permissions'

const NOW = 1_800_000_000
const request = {
  permission: { type: 'native-token-allowance', data: { allowanceAmount: '100' } },
  rules: [{ type: 'expiry', isAdjustmentAllowed: false, data: { timestamp: NOW + 86_400 } }],
}
const granted = z.array(z.object({ context: z.string() }))

async function open() {
  const frame = await createTestFrame()
  const database = createMemoryDeviceDatabase()
  const grants = createGrants({
    device: createDeviceStore(
      async () => database,
      (_, run) => run(),
    ),
    now: () => NOW,
  })
  const methods = createPermissionMethods(grants)
  const call = async (method: string, params: unknown) => methods[method]?.(frame.evm(params, { account: 'smart' }))
  const list = async () => (await grants.list(APP_ORIGIN, 'mia')).length
  return { frame, call, list }
}

describe('the server’s audit log', () => {
  it('has a permission before it is granted, and a revoked one', async () => {
    const { frame, call, list } = await open()
    const [given] = z.parse(granted, await call('wallet_requestExecutionPermissions', [request]))
    const shared = { origin: APP_ORIGIN, caipNetworkId: 'eip155:1' }
    expect(frame.reports).toEqual([{ action: 'grant', ...shared }])
    expect(await list()).toBe(1)
    await call('wallet_revokeExecutionPermission', [{ permissionContext: given?.context }])
    expect(frame.reports.slice(1)).toEqual([{ action: 'revoke', ...shared }])
    expect(await list()).toBe(0)
  })

  it('without which nothing is granted, does not keep a permission alive', async () => {
    const { frame, call, list } = await open()
    frame.stage.failsReports = true
    await expect(call('wallet_requestExecutionPermissions', [request])).rejects.toThrow()
    expect(await list()).toBe(0)
    frame.stage.failsReports = false
    const [given] = z.parse(granted, await call('wallet_requestExecutionPermissions', [request]))
    frame.stage.failsReports = true
    await call('wallet_revokeExecutionPermission', [{ permissionContext: given?.context }])
    expect(await list()).toBe(0)
  })
})
