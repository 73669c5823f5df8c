import { existsSync } from 'node:fs'
import { EVM_TOKENS } from '@foyer/sandbox/swaps'
import type { FrameLocator, Page } from 'playwright-core'
import { encodeFunctionData, erc20Abi, parseEther, toHex } from 'viem'
import { describe, expect, it } from 'vitest'
import { CHROMIUM } from './testing/openTestApp'
import { type Hex, useTestEnvironment } from './testing/useTestEnvironment'

const stage = useTestEnvironment()
const TO = '0x00000000000000000000000000000000000000f1'
const { dollar, rope } = EVM_TOKENS
const expiry = () => Math.floor(Date.now() / 1000) + 3600
const rules = () => [{ type: 'expiry', isAdjustmentAllowed: false, data: { timestamp: expiry() } }]
const transfer = (token: Hex, amount: bigint, to: Hex = TO) => ({
  to: token,
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] }),
})

const rpc = (page: Page, method: string, params: unknown) =>
  page.evaluate(
    (request) =>
      window.client
        .rpc(request)
        .then((value) => ({ value }))
        .catch(({ message, rpcCode }) => ({ message, rpcCode })),
    { method, params },
  ) as Promise<{ readonly value?: unknown; readonly message?: string; readonly rpcCode?: number }>

async function open(email: string) {
  const opened = await stage.site().open()
  const { address: eoa } = await stage.login(opened.page, email)
  const user = await opened.page.evaluate(() => window.client.setPreferredAccount('smartAccount'))
  const address = user.address as Hex
  await stage.fund(address)
  const send = (context: string, calls: readonly object[], more: object = {}) =>
    rpc(opened.page, 'wallet_sendCalls', [
      { version: '2.0.0', chainId: '0x1', from: address, calls, capabilities: { permissions: { context } }, ...more },
    ])
  return { ...opened, eoa, address, send }
}

async function allow(page: Page, wallet: FrameLocator, permission: object): Promise<string> {
  await stage
    .site()
    .ask(page, 'wallet_requestExecutionPermissions', [
      { chainId: '0x1', permission: { isAdjustmentAllowed: false, ...permission }, rules: rules() },
    ])
  await stage.approve(wallet)
  const { value } = (await stage.site().answer(page)) as { value: readonly { readonly context: string }[] }
  return value[0]?.context ?? ''
}

const coins = { type: 'native-token-allowance', data: { allowanceAmount: toHex(parseEther('1')) } }

describe.skipIf(!existsSync(CHROMIUM))('what a site was allowed', () => {
  it('is said in words, used without a question, counted, and not exceeded', async () => {
    const { page, wallet, address, send } = await open('allowed@example.org')
    await stage.site().ask(page, 'wallet_requestExecutionPermissions', [
      {
        chainId: '0x1',
        from: address,
        to: address,
        permission: {
          type: 'erc20-token-periodic',
          isAdjustmentAllowed: false,
          data: {
            tokenAddress: dollar.address,
            periodAmount: toHex(50_000_000n),
            periodDuration: 86_400,
            justification: 'Berth fees',
          },
        },
        rules: rules(),
      },
    ])
    await wallet.getByRole('heading', { name: 'Let this site act for you' }).waitFor()
    const review = await stage.review(wallet)
    for (const text of ['50 HUSD every day', 'Berth fees', '100 at most; your account pays each fee']) {
      await review.getByText(text).waitFor()
    }
    await stage.approve(review)
    const [granted] = (await stage.site().answer(page)).value as [{ context: string }]
    const { context } = granted
    expect(granted).toMatchObject({ chainId: '0x1', permission: { type: 'erc20-token-periodic' }, dependencies: [] })

    await stage.node().request({ method: 'anvil_impersonateAccount', params: [stage.holder()] } as never)
    await stage.node().request({
      method: 'eth_sendTransaction',
      params: [{ from: stage.holder(), ...transfer(dollar.address, 100_000_000n, address) }],
    } as never)
    expect(await send(context, [transfer(dollar.address, 20_000_000n), transfer(dollar.address, 12_000_000n)])).toEqual(
      {
        value: { id: expect.stringMatching(/^0x/) },
      },
    )
    const balance = await stage.node().readContract({
      ...{ address: dollar.address, abi: erc20Abi, functionName: 'balanceOf', args: [TO] },
    })
    expect(balance).toBe(32_000_000n)
    const { value } = await rpc(page, 'wallet_getGrantedExecutionPermissions', [])
    expect(value).toMatchObject([{ context, from: address, spent: toHex(32_000_000n) }])
    expect(await send(context, [transfer(dollar.address, 18_000_001n)])).toEqual({
      message: 'This is more than the permission allows.',
      rpcCode: 4100,
    })
    expect(stage.site().complaints).toEqual([])
    await page.context().close()
  })

  it('is for nothing else, whatever the calls are', async () => {
    const { page, wallet, address, eoa, send } = await open('attacks@example.org')
    const context = await allow(page, wallet, coins)
    const one = { to: TO, value: toHex(parseEther('0.1')) }
    const before = await stage.node().getBalance({ address: TO })
    const attacks: readonly (readonly [string, readonly object[], object?])[] = [
      [context, [{ to: TO, value: toHex(parseEther('1.1')) }]],
      [context, [one, { to: TO, value: toHex(parseEther('0.95')) }]],
      [context, [transfer(rope.address, 1n)]],
      [context, [{ ...one, data: '0x00' }]],
      [context, [{ ...transfer(dollar.address, 1n), value: '0x1' }]],
      [context, [{ to: TO }]],
      [context, [one, { to: dollar.address, data: '0x095ea7b3' }]],
      [`${context}00`, [one]],
      ['0x', [one]],
      [context, [one], { from: eoa }],
    ]
    for (const [given, calls, more] of attacks) {
      expect(await send(given, calls, more)).toMatchObject({ rpcCode: 4100 })
    }
    expect(await send(context, [one], { chainId: '0x2105' })).toMatchObject({ rpcCode: 5710 })
    expect(await send(context, [one], { from: TO })).toMatchObject({ rpcCode: 4100 })
    expect(await stage.node().getBalance({ address: TO })).toBe(before)
    // None of these calls was counted.
    expect(await send(context, [{ to: TO, value: toHex(parseEther('1')) }])).toHaveProperty('value')

    // The next user does not see the grant.
    const other = await allow(page, wallet, coins)
    await page.evaluate(() => window.client.signOut())
    await stage.login(page, 'nextperson@example.org')
    const next = (await page.evaluate(() => window.client.setPreferredAccount('smartAccount'))).address as Hex
    await stage.fund(next)
    expect(await send(other, [one], { from: next })).toMatchObject({ rpcCode: 4100 })
    expect((await rpc(page, 'wallet_getGrantedExecutionPermissions', [])).value).toEqual([])
    expect(await send(other, [one], { from: address })).toMatchObject({ rpcCode: 4100 })
    await page.context().close()
  })

  it('is kept over a reload, taken back without a question, and not spent twice by two tabs', async () => {
    const { page, wallet, address, send } = await open('twotabs@example.org')
    const context = await allow(page, wallet, coins)
    const second = await page.context().newPage()
    await Promise.all([page.reload(), second.goto(page.url())])
    const calls = [{ to: TO, value: toHex(parseEther('0.6')) }]
    const request = [
      { version: '2.0.0', chainId: '0x1', from: address, calls, capabilities: { permissions: { context } } },
    ]
    const before = await stage.node().getBalance({ address: TO })
    await Promise.all([rpc(page, 'wallet_sendCalls', request), rpc(second, 'wallet_sendCalls', request)])
    expect((await stage.node().getBalance({ address: TO })) - before).toBe(parseEther('0.6'))
    expect(await rpc(second, 'wallet_revokeExecutionPermission', { permissionContext: context })).toEqual({ value: {} })
    expect(await send(context, [{ to: TO, value: '0x1' }])).toMatchObject({ rpcCode: 4100 })
    expect(await rpc(page, 'wallet_revokeExecutionPermission', [{ permissionContext: context }])).toMatchObject({
      rpcCode: 5730,
    })
    await page.context().close()
  })

  it('stays counted when no answer comes, as the calls may have been sent', async () => {
    const { page, wallet, send } = await open('unanswered@example.org')
    const context = await allow(page, wallet, coins)
    const half = [{ to: TO, value: toHex(parseEther('0.5')) }]
    stage.secure().faults.add({ path: '/api/smart/send', refuse: true })
    expect(await send(context, half)).toMatchObject({
      rpcCode: 4900,
      message: expect.stringContaining('it counts as sent'),
    })
    stage.secure().faults.clear()
    expect((await rpc(page, 'wallet_getGrantedExecutionPermissions', [])).value).toMatchObject([
      { context, spent: toHex(parseEther('0.5')) },
    ])
    expect(await send(context, half)).toHaveProperty('value')
    expect(await send(context, [{ to: TO, value: '0x1' }])).toMatchObject({ rpcCode: 4100 })
    stage.site().complaints.length = 0
    await page.context().close()
  })

  it('is not granted where it would not be kept to, and nobody is asked', async () => {
    const { page, eoa } = await open('refused@example.org')
    const ask = (request: object) => rpc(page, 'wallet_requestExecutionPermissions', [request])
    const wanted = { chainId: '0x1', permission: coins, rules: rules() }
    const refused: readonly (readonly [object, number])[] = [
      [{ ...wanted, rules: [] }, -32602],
      [{ ...wanted, to: TO }, -32602],
      [{ ...wanted, permission: { type: 'native-token-stream', data: { amountPerSecond: '0x1' } } }, -32602],
      [{ ...wanted, from: eoa }, 4100],
      [{ ...wanted, chainId: '0x2105' }, 5710],
    ]
    for (const [request, rpcCode] of refused) expect(await ask(request)).toMatchObject({ rpcCode })
    const { value } = await rpc(page, 'wallet_getSupportedExecutionPermissions', [])
    expect(value).toMatchObject({ 'native-token-allowance': { chainIds: ['0x1'], ruleTypes: ['expiry'] } })
    expect(value).not.toHaveProperty('native-token-stream')
    await page.context().close()
  })
})
