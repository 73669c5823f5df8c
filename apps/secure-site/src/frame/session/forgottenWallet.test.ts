import { verifyMessage } from 'viem'
import { describe, expect, it } from 'vitest'
import { isLegacySession } from '../device/createDeviceStore'
import { EMAIL, openTestSession } from '../testing/openTestSession'
import { createRandomBytes, fromBase64Url } from '../vault/bytes'
import { combineShares, openSeedFromShares } from '../vault/shares'
import type { FrameSession, SignedInUser } from './createFrameSession'
import { ForgottenWalletError } from './ForgottenWalletError'
import { NoWalletError } from './NoWalletError'

const OTHER_WALLET = 'This login has another wallet already, which stays as it is.'
const MESSAGE = { message: 'Ahoy' }
const NO_SPENDING = { current: () => undefined }

async function expectToSign(session: FrameSession, user: SignedInUser) {
  const { evm } = session.getWallet(user, new AbortController().signal, NO_SPENDING)
  expect(
    await verifyMessage({ ...MESSAGE, address: user.addresses.evm, signature: await evm.signMessage(MESSAGE) }),
  ).toBe(true)
}

type Stage = Awaited<ReturnType<typeof openTestSession>>
type Device = ReturnType<Stage['createDevice']>

// Opens the seed as a recovery file does: from two shares that the user has.
async function openSeed(device: Device, session: FrameSession, user: SignedInUser) {
  const [share = createRandomBytes(33)] = (await session.createShares(user, 1)).shares
  const { session: stored } = await device.read()
  if (stored === undefined || isLegacySession(stored)) throw new Error('The device has no share.')
  return combineShares(fromBase64Url(stored.share), share)
}

// Logs in at one server, and lets another one, which knows nobody, take its place.
async function loseDatabase() {
  const before = await openTestSession()
  const device = before.createDevice()
  const session = before.createDevice().load()
  const user = await device.load().begin(await before.prove())
  const other = await session.begin(await before.prove())
  expect(other.addresses).toEqual(user.addresses)
  const after = await openTestSession()
  return { before, after, device, user, load: () => device.load(after.site.url()) }
}

describe('a device whose wallet the server has forgotten', () => {
  it('gets no other wallet, reads which one it is, and keeps its part', async () => {
    const { after, device, user, load } = await loseDatabase()
    const stored = await device.read()
    const error = await load()
      .begin(await after.prove())
      .catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(ForgottenWalletError)
    expect(error).toMatchObject({ address: user.addresses.evm })
    expect(await device.read()).toEqual(stored)
    const { userId } = await after.prove()
    expect(await after.readUser(userId)).not.toHaveProperty('sharing')
  })

  it('knows the login by its name of the last load, as the e-mail address may have changed', async () => {
    const { before, after, device, user, load } = await loseDatabase()
    await before.changeUser(user.userId, (row) => ({ ...row, email: 'mia@harbor.example' }))
    await device.load().get()
    await expect(load().begin(await after.prove('mia@harbor.example'))).rejects.toThrow(ForgottenWalletError)
    await load().begin(await after.prove())
  })

  it('gets no other wallet either once another device has one', async () => {
    const { after, user, load } = await loseDatabase()
    await after
      .createDevice()
      .load()
      .begin(await after.prove())
    await expect(load().begin(await after.prove())).rejects.toMatchObject({ address: user.addresses.evm })
  })

  it('starts a new wallet if the user decides so, and is not asked again', async () => {
    const { after, device, user, load } = await loseDatabase()
    const session = load()
    await expect(session.begin(await after.prove())).rejects.toThrow(ForgottenWalletError)
    const fresh = await session.startAnew()
    expect(fresh.addresses.evm).not.toBe(user.addresses.evm)
    await expectToSign(session, fresh)
    expect((await load().begin(await after.prove())).addresses).toEqual(fresh.addresses)
    expect(JSON.stringify(await device.read())).toContain(user.addresses.evm)
  })

  it('opens the wallet as before once the database is back', async () => {
    const { before, after, user, load, device } = await loseDatabase()
    const session = load()
    await expect(session.begin(await after.prove())).rejects.toThrow(ForgottenWalletError)
    await session.startAnew()
    const again = device.load()
    const owner = await again.begin(await before.prove())
    expect(owner.addresses).toEqual(user.addresses)
    await expectToSign(again, owner)
  })

  it('is not mentioned to another person on the device', async () => {
    const { after, user, load } = await loseDatabase()
    const other = await load().begin(await after.prove('ida@example.org'))
    expect(other.addresses.evm).not.toBe(user.addresses.evm)
  })

  it('is not mentioned after the user has deleted the wallet', async () => {
    const stage = await openTestSession({ cooldownMs: 0 })
    const [device, other] = [stage.createDevice(), stage.createDevice()]
    const user = await device.load().begin(await stage.prove())
    const session = other.load()
    const owner = await session.begin(await stage.prove())
    const proof = await session.signRecoveryChange(owner, 'delete', owner.userId)
    expect((await stage.site.call('user/delete', { proof }, owner.token)).status).toBe(200)
    const fresh = await device.load().begin(await stage.prove())
    expect(fresh.addresses.evm).not.toBe(user.addresses.evm)
  })
})

describe('a session that creates no wallet', () => {
  it('opens an existing one, and creates one once the user decides so', async () => {
    const stage = await openTestSession()
    const window = stage.createDevice().load()
    await expect(window.begin(await stage.prove(), { createsNone: true })).rejects.toThrow(NoWalletError)
    const user = await window.startAnew()
    await expectToSign(window, user)
    const other = await stage
      .createDevice()
      .load()
      .begin(await stage.prove(), { createsNone: true })
    expect(other.addresses).toEqual(user.addresses)
  })
})

describe('a restored wallet', () => {
  it('opens at a server that knows nobody, and other devices get it without a question', async () => {
    const { before, after, device, load } = await loseDatabase()
    const session = device.load()
    const owner = await session.begin(await before.prove())
    const seed = await openSeed(device, session, owner)
    const window = after.createDevice().load()
    const restored = await window.begin(await after.prove(), { restored: seed })
    expect(restored.addresses).toEqual(owner.addresses)
    await expectToSign(window, restored)
    const frame = load()
    const user = await frame.begin(await after.prove())
    expect(user.addresses).toEqual(owner.addresses)
    await expectToSign(frame, user)
  })

  it('has new shares, as the server may only say that it has lost its own', async () => {
    const stage = await openTestSession()
    const device = stage.createDevice()
    const session = device.load()
    const user = await session.begin(await stage.prove())
    const seed = await openSeed(device, session, user)
    const { sharing: former } = Object((await stage.site.call('share', {}, user.token)).body)
    await stage.changeUser(user.userId, ({ sharing: _, ...rest }) => rest)
    const { token } = await device.load().begin(await stage.prove(), { restored: seed })
    const { sharing } = Object((await stage.site.call('share', {}, token)).body)
    expect(sharing.id).not.toBe(former.id)
    const shares = [fromBase64Url(former.share), fromBase64Url(sharing.share)] as const
    const options = { check: sharing.check, userId: user.userId }
    await expect(openSeedFromShares(...shares, options)).rejects.toThrow()
  })

  it('replaces no other wallet of the login', async () => {
    const { before, after, device } = await loseDatabase()
    const session = device.load()
    const seed = await openSeed(device, session, await session.begin(await before.prove()))
    const other = after.createDevice().load()
    const owner = await other.begin(await after.prove())
    await expect(
      after
        .createDevice()
        .load()
        .begin(await after.prove(), { restored: seed }),
    ).rejects.toThrow(OTHER_WALLET)
    await expectToSign(other, owner)
  })

  it('is not taken for the one of this device, if it is another', async () => {
    const stage = await openTestSession()
    const device = stage.createDevice()
    const user = await device.load().begin(await stage.prove())
    const stored = await device.read()
    await stage.changeUser(user.userId, ({ sharing: _, ...rest }) => rest)
    const restored = createRandomBytes(32)
    await expect(device.load().begin(await stage.prove(EMAIL), { restored })).rejects.toThrow('couldn’t be opened')
    expect(await device.read()).toEqual(stored)
  })
})
