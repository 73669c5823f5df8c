import { Keyring } from '@polkadot/keyring'
import { cryptoWaitReady, signatureVerify } from '@polkadot/util-crypto'
import { beforeAll, expect, it, vi } from 'vitest'
import mnemonicAccounts from '../../testAccounts.json'
import { createMemoryStorage } from '../../wallet/storage'
import testAccounts from '../testAccounts.json'
import { createPolkadotWallet } from './createPolkadotWallet'
import type { Injected, InjectedProvider, PolkadotWalletOptions } from './types'

beforeAll(() => cryptoWaitReady())

const create = (options: Partial<PolkadotWalletOptions> = {}) =>
  createPolkadotWallet({ ...testAccounts.wallets.thornwick, storage: createMemoryStorage(), ...options })

async function enter({ enable, connect }: InjectedProvider): Promise<Injected> {
  const injected = await (connect ?? enable)?.('Harbor')
  if (!injected) throw new Error('There is no way in.')
  return injected
}

const hex = (text: string) => `0x${Buffer.from(text).toString('hex')}`

it('a Polkadot wallet lists the mnemonic’s accounts as Polkadot’s own keyring derives them', () => {
  for (const [index, { type, address }] of testAccounts.accounts.entries()) {
    const keyring = new Keyring({ type: type as 'sr25519' | 'ed25519' })
    expect(keyring.addFromUri(`${mnemonicAccounts.mnemonic}//${index}`).address).toBe(address)
  }
})

it.each([
  ['thornwick', false],
  ['quillback', true],
] as const)('%s connects an app and signs messages that Polkadot’s own library verifies', async (name, connects) => {
  const { provider } = create({ ...testAccounts.wallets[name], connects })
  expect(Object.keys(provider)).toEqual(['version', connects ? 'connect' : 'enable'])
  const { accounts, signer } = await enter(provider)
  const [{ address, type } = { address: '', type: '' }] = await accounts.get()
  expect(type).toBe(connects ? 'ed25519' : 'sr25519')
  for (const data of [hex('Hello'), 'Hello', hex('<Bytes>Hello</Bytes>')]) {
    const { signature } = await signer.signRaw({ address, data })
    expect(signatureVerify('<Bytes>Hello</Bytes>', signature, address).isValid).toBe(true)
  }
})

it('a Polkadot wallet prompts once and persists over a reload until its user removes the app', async () => {
  const storage = createMemoryStorage()
  const first = create({ storage })
  await first.provider.enable?.('Harbor')
  first.destroy()
  const { provider, script } = create({ storage, mode: 'never' })
  const injected = await enter(provider)
  const seen: string[][] = []
  const stop = injected.accounts.subscribe((all) => seen.push(all.map(({ address }) => address)))
  await vi.waitFor(() => expect(seen).toHaveLength(1))
  script.switchAccount(1, { only: true })
  script.disconnectSite()
  expect(seen.slice(1)).toEqual([[testAccounts.accounts[1]?.address], []])
  stop()
  await expect(injected.signer.signRaw({ address: seen[0]?.[0] ?? '', data: '0x00' })).rejects.toThrow(
    'has not been enabled yet',
  )
  void provider.enable?.('Harbor')
  await vi.waitFor(() => expect(script.open()).toEqual(['connect']))
  await expect(provider.enable?.('Harbor')).rejects.toThrow('pending authorization request')
})

it('a Polkadot wallet rejects in the words of polkadot-js', async () => {
  const { provider, script } = create({ mode: 'reject' })
  await expect(provider.enable?.('Harbor')).rejects.toEqual(new Error('Rejected'))
  script.next(['approve'])
  const injected = await enter(provider)
  const [{ address } = { address: '' }] = await injected.accounts.get()
  await expect(injected.signer.signRaw({ address, data: '0x00' })).rejects.toEqual(new Error('Cancelled'))
  const other = testAccounts.accounts[5]?.address ?? ''
  await expect(injected.signer.signRaw({ address: other, data: '0x00' })).rejects.toThrow('Unable to find keypair')
  expect(script.log().map(({ method, outcome }) => `${method} ${outcome}`)).toEqual([
    'enable failed',
    'enable done',
    'signRaw failed',
    'signRaw failed',
  ])
})

it('a locked Polkadot wallet reveals no account, and prompts for its password before it signs', async () => {
  const { provider, script } = create()
  const injected = await enter(provider)
  const [{ address } = { address: '' }] = await injected.accounts.get()
  script.lock()
  expect(await injected.accounts.get()).toEqual([])
  const answer = injected.signer.signRaw({ address, data: hex('Hello') })
  await vi.waitFor(() => expect(script.open()).toEqual(['unlock']))
  script.unlock()
  expect((await answer).signature).toMatch(/^0x[0-9a-f]{128}$/)
  expect(await injected.accounts.get()).toHaveLength(1)
})
