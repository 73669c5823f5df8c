import { describe, expect, it } from 'vitest'
import { createMemoryStorage } from '../../wallet/storage'
import { createTestWallet, TEST_ACCOUNTS } from './testing/createTestWallet'

const [first, second, third] = TEST_ACCOUNTS
const PERMISSION = [{ eth_accounts: {} }]

describe('eth_requestAccounts', () => {
  it('reveals the selected account after approval only', async () => {
    const wallet = await createTestWallet()
    expect(await wallet.ask('eth_accounts')).toEqual([])
    expect(await wallet.ask('eth_requestAccounts')).toEqual([first])
    expect(await wallet.ask('eth_accounts')).toEqual([first])
    expect(wallet.events).toEqual([['accountsChanged', [first]]])
  })

  it('prompts once', async () => {
    const wallet = await createTestWallet()
    await wallet.ask('eth_requestAccounts')
    wallet.script.mode('reject')
    expect(await wallet.ask('eth_requestAccounts')).toEqual([first])
  })

  it('rejects with 4001 without revealing an account', async () => {
    const wallet = await createTestWallet({ setup: { mode: 'reject' } })
    expect(await wallet.codeOf('eth_requestAccounts')).toBe(4001)
    expect(await wallet.ask('eth_accounts')).toEqual([])
    expect(wallet.events).toEqual([])
  })

  it('remembers each app after a reload', async () => {
    const storage = createMemoryStorage()
    await (await createTestWallet({ storage })).ask('eth_requestAccounts')
    expect(await (await createTestWallet({ storage })).ask('eth_accounts')).toEqual([first])
    expect(await (await createTestWallet({ storage, origin: 'https://other.example' })).ask('eth_accounts')).toEqual([])
    expect(await (await createTestWallet({ storage, rdns: 'other.wallet' })).ask('eth_accounts')).toEqual([])
  })

  it('returns the user’s chosen accounts, the selected one first', async () => {
    const wallet = await createTestWallet()
    wallet.script.next([{ answer: 'approve', accounts: [2, 1] }])
    expect(await wallet.ask('eth_requestAccounts')).toEqual([third, second])
    wallet.script.switchAccount(1)
    expect(await wallet.ask('eth_accounts')).toEqual([second, third])
  })
})

describe('wallet_requestPermissions', () => {
  it('prompts again, lists permissions, and revokes them', async () => {
    const wallet = await createTestWallet()
    expect(await wallet.ask('wallet_getPermissions')).toEqual([])
    const permissions = await wallet.ask('wallet_requestPermissions', PERMISSION)
    expect(permissions).toMatchObject([
      {
        parentCapability: 'eth_accounts',
        invoker: 'http://localhost',
        caveats: [{ type: 'restrictReturnedAccounts', value: [first] }],
      },
    ])
    expect(await wallet.ask('wallet_getPermissions')).toEqual(permissions)
    wallet.script.mode('reject')
    expect(await wallet.codeOf('wallet_requestPermissions', PERMISSION)).toBe(4001)
    expect(await wallet.ask('wallet_revokePermissions', PERMISSION)).toBe(null)
    expect(await wallet.ask('eth_accounts')).toEqual([])
    expect(wallet.events.at(-1)).toEqual(['accountsChanged', []])
  })

  it('rejects an invalid permission', async () => {
    const wallet = await createTestWallet()
    expect(await wallet.codeOf('wallet_requestPermissions')).toBe(-32602)
    expect(await wallet.codeOf('wallet_requestPermissions', [{ snap: {} }])).toBe(4200)
  })
})

describe('a locked wallet', () => {
  it('reveals no account until it is unlocked', async () => {
    const storage = createMemoryStorage()
    const wallet = await createTestWallet({ storage })
    await wallet.ask('eth_requestAccounts')
    wallet.script.lock()
    expect(await wallet.ask('eth_accounts')).toEqual([])
    expect(await (await createTestWallet({ storage })).ask('eth_accounts')).toEqual([])
    wallet.script.unlock()
    expect(await wallet.ask('eth_accounts')).toEqual([first])
    expect(wallet.events.map(([, value]) => value)).toEqual([[first], [], [first]])
  })

  it('holds a request until it is unlocked', async () => {
    const wallet = await createTestWallet({ locked: true })
    const requested = wallet.ask('eth_requestAccounts')
    expect(wallet.script.open()).toEqual(['unlock'])
    wallet.script.unlock()
    expect(await requested).toEqual([first])
  })

  it('rejects a request by its mode', async () => {
    const wallet = await createTestWallet({ locked: true, setup: { mode: 'reject' } })
    expect(await wallet.codeOf('eth_requestAccounts')).toBe(4001)
  })
})
