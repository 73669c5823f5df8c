import { expect, it, onTestFinished, vi } from 'vitest'
import type { PasskeyApi } from '../frame/recovery/passkeyApi'
import { openTestSession } from '../frame/testing/openTestSession'
import { createRandomBytes } from '../frame/vault/bytes'
import { createWalletAccess } from './createWalletAccess'

async function open(passkeys: PasskeyApi) {
  const stage = await openTestSession()
  const session = stage.createDevice().load()
  const user = await session.begin(await stage.prove())
  const api = stage.createTestApi(stage.site.url())
  const site = { name: 'Harbor', url: stage.site.url() }
  return { ...stage, user, access: createWalletAccess({ api, session, passkeys, site }) }
}

const NO_PASSKEYS: PasskeyApi = {
  create: () => Promise.reject(new Error('There is none.')),
  get: () => Promise.reject(new Error('There is none.')),
}

/** Stands for an authenticator whose function gives `output`, or what `get` returns later. */
function createPasskeys(output = createRandomBytes(32)) {
  const id = createRandomBytes(16)
  const gets = vi.fn(async () => ({ id, hasPrf: true, prfOutput: Uint8Array.from(output) }))
  const passkeys: PasskeyApi = {
    create: async () => ({ id, hasPrf: true, prfOutput: Uint8Array.from(output) }),
    get: gets,
  }
  return { passkeys, gets, id }
}

it('a share that the user cancels is overwritten', async () => {
  const { access, user } = await open(NO_PASSKEYS)
  const { share, discard } = await access.createCode(user)
  expect(share.some((byte) => byte !== 0)).toBe(true)
  discard()
  expect(share.every((byte) => byte === 0)).toBe(true)
})

it('a passkey counts once it has opened the share, and not before', async () => {
  const { passkeys, gets } = createPasskeys()
  const { access, user } = await open(passkeys)
  const passkey = await access.createPasskey(user)
  expect(gets).not.toHaveBeenCalled()
  expect((await access.readOverview(user)).recovery).toEqual([])
  await passkey.confirm(user)
  expect(gets).toHaveBeenCalledOnce()
  expect((await access.readOverview(user)).recovery).toMatchObject([{ kind: 'passkey', createdAt: expect.any(Number) }])
})

it('a passkey that gives another key than before does not count, and the escrow share stays', async () => {
  const { passkeys, gets, id } = createPasskeys()
  const { access, user } = await open(passkeys)
  const passkey = await access.createPasskey(user)
  gets.mockResolvedValue({ id, hasPrf: true, prfOutput: createRandomBytes(32) })
  await expect(passkey.confirm(user)).rejects.toThrow('This passkey doesn’t fit.')
  expect(await access.readOverview(user)).toMatchObject({ hasEscrow: true, recovery: [] })
})

it('the browser is asked to keep the storage once a share is stored, and may refuse', async () => {
  const persist = vi.fn(() => Promise.reject(new Error('refused')))
  vi.stubGlobal('navigator', { storage: { persist } })
  onTestFinished(() => void vi.unstubAllGlobals())
  const { access, user } = await open(NO_PASSKEYS)
  expect(persist).toHaveBeenCalledOnce()
  expect((await access.readOverview(user)).hasEscrow).toBe(true)
})
