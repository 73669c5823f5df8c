import { base64, base64urlnopad, hex } from '@scure/base'
import { entropyToMnemonic } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { verifyMessage } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createServiceKeys } from '../../server/keys/createServiceKeys'
import { openShare } from '../../server/shares/sealShare'
import { isLegacySession } from '../device/createDeviceStore'
import { formatLinkCode, sealLinkedShare } from '../devices/deviceLink'
import { FrameError } from '../errors/FrameError'
import { APP, openTestSession } from '../testing/openTestSession'
import { createRandomBytes, fromBase64Url, toBase64Url } from '../vault/bytes'
import { computeSeedCheck, openSeedFromShares, splitSeed } from '../vault/shares'
import { deriveAddresses } from '../wallet/deriveAddresses'
import type { createFrameSession, SignedInUser } from './createFrameSession'
import { NoShareError } from './NoShareError'
import { withDeviceApproval } from './withDeviceApproval'

const TEN_MINUTES = 10 * 60_000
const CLOSED = 'Your wallet couldn’t be opened. It hasn’t been changed. Contact the people who run this site.'
const LOST = 'The secure site has lost its part of your wallet'
const MESSAGE = { message: 'Ahoy' }
const NO_SPENDING = { current: () => undefined }
const CODE = { kind: 'code', id: 'R'.repeat(22) }

type Open = Awaited<ReturnType<typeof openTestSession>>
type Device = ReturnType<Open['createDevice']>
type Session = ReturnType<typeof createFrameSession>

const sign = (session: Session, user: SignedInUser) =>
  session.getWallet(user, new AbortController().signal, NO_SPENDING).evm.signMessage(MESSAGE)

async function expectToSign(session: Session, user: SignedInUser, address: string = user.addresses.evm) {
  const signature = await sign(session, user)
  expect(user.addresses.evm).toBe(address)
  expect(await verifyMessage({ ...MESSAGE, address: user.addresses.evm, signature })).toBe(true)
}

// Logs in on a first device, and adds a printed code.
async function beginWithCode(stage: Open) {
  const session = stage.createDevice().load()
  const user = await session.begin(await stage.prove())
  const [share = createRandomBytes(33)] = (await session.createShares(user, 1)).shares
  await stage.addRecovery(session, user, CODE)
  return { session, user, share }
}

// Opens the seed from what device and server have, which no thief of one of them has.
async function openSeedOf({ site }: Open, { read }: Device): Promise<Uint8Array> {
  const { session } = await read()
  if (session === undefined || isLegacySession(session)) throw new Error('The device has no share.')
  const { sharing }: { sharing?: { share: string } } = Object((await site.call('share', {}, session.token)).body)
  const shares = [fromBase64Url(session.share), fromBase64Url(sharing?.share ?? '')] as const
  return openSeedFromShares(...shares, { check: session.sharing.check, userId: session.userId })
}

// Lists the spellings of a seed and its keys that could be stored.
function spell(seed: Uint8Array): readonly string[] {
  const words = entropyToMnemonic(seed, wordlist)
  const { privateKey } = mnemonicToAccount(words).getHdKey()
  return [seed, privateKey ?? seed].flatMap((bytes) => [
    hex.encode(bytes),
    base64.encode(bytes).replace(/=+$/, ''),
    base64urlnopad.encode(bytes),
    bytes.join(','),
    words,
  ])
}

// Makes a device as the version before shares left it.
async function createLegacyDevice(stage: Open, seed: Uint8Array) {
  const device = stage.createDevice()
  const { token, endKey, userId } = await stage.prove()
  await device.device.change(APP, () => ({ session: { token, endKey, userId, seed: toBase64Url(seed) } }))
  return { ...device, userId, token }
}

describe('a signature', () => {
  it('asks the server for its share once, and leaves no seed or key on the device or in the session', async () => {
    const stage = await openTestSession()
    const device = stage.createDevice()
    const session = device.load()
    const user = await session.begin(await stage.prove())
    stage.requests.length = 0
    await expectToSign(session, user)
    expect(stage.requests).toEqual(['share'])
    const wallet = session.getWallet(user, new AbortController().signal, NO_SPENDING)
    const texts = [
      await device.read(),
      user,
      session,
      wallet,
      await session.find(),
      await device.memory.get(`of ${APP}`),
    ]
    const left = texts.map((each) => JSON.stringify(each)).join('\n')
    expect(left).toContain(user.addresses.evm)
    for (const text of spell(await openSeedOf(stage, device))) expect(left).not.toContain(text)
  })

  it('is not possible after a load without the server, which opens nothing by itself', async () => {
    const stage = await openTestSession()
    const device = stage.createDevice()
    await device.load().begin(await stage.prove())
    stage.requests.length = 0
    const session = device.load()
    const user = await session.get()
    expect(stage.requests).toEqual(['session'])
    stage.forge('share', () => ({}))
    await expect(sign(session, user)).rejects.toThrow()
    stage.mend()
    await expectToSign(session, user)
  })

  it('is refused once the session has ended', async () => {
    const stage = await openTestSession()
    const device = stage.createDevice()
    const session = device.load()
    const login = await stage.prove()
    const user = await session.begin(login)
    await stage.site.call('session/end', {}, login.token)
    await expect(sign(session, user)).rejects.toMatchObject({ message: 'Sign in first.', code: 4100 })
    expect((await device.read()).session).toBeUndefined()
    await expect(sign(session, user)).rejects.toMatchObject({ code: 4100 })
  })

  it('is refused to a user after another one has logged in', async () => {
    const stage = await openTestSession()
    const device = stage.createDevice()
    const session = device.load()
    const user = await session.begin(await stage.prove())
    const other = await session.begin(await stage.prove('ida@example.org'))
    await expect(sign(session, user)).rejects.toMatchObject({ message: 'Sign in first.', code: 4100 })
    await expectToSign(session, other)
  })
})

describe('a new device', () => {
  it('gets a share of its own after a login, and opens the same wallet', async () => {
    const stage = await openTestSession()
    const [one, other] = [stage.createDevice(), stage.createDevice()]
    const [first, second] = [one.load(), other.load()]
    const { addresses } = await first.begin(await stage.prove())
    const user = await second.begin(await stage.prove())
    await expectToSign(second, user, addresses.evm)
    await expectToSign(first, await first.get(), addresses.evm)
    expect(await openSeedOf(stage, other)).toEqual(await openSeedOf(stage, one))
  })

  it('makes one wallet of two first logins at the same time', async () => {
    const stage = await openTestSession()
    const logins = [await stage.prove(), await stage.prove()]
    const sessions = [stage.createDevice().load(), stage.createDevice().load()]
    const users = await Promise.all(sessions.map((session, index) => session.begin(logins[index] ?? Object(undefined))))
    for (const [index, session] of sessions.entries()) {
      await expectToSign(session, users[index] ?? Object(undefined), users[0]?.addresses.evm)
    }
  })

  it('without an escrow share names the ways of recovery, and stores nothing', async () => {
    const stage = await openTestSession()
    const { user } = await beginWithCode(stage)
    const device = stage.createDevice()
    const error = await device
      .load()
      .begin(await stage.prove())
      .catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(NoShareError)
    expect(error).toMatchObject({ ways: [CODE], message: expect.stringContaining('isn’t on this device yet') })
    expect(await device.read()).toEqual({})
    expect((await stage.readUser(user.userId)).sharing?.recovery).toHaveLength(1)
  })

  it('is told the ways of recovery also if the escrow share was deleted meanwhile', async () => {
    const stage = await openTestSession()
    await beginWithCode(stage)
    stage.forge('share', (body) => ({ ...body, hasEscrow: true }))
    const refused = stage
      .createDevice()
      .load()
      .begin(await stage.prove())
    await expect(refused).rejects.toMatchObject({ ways: [CODE] })
  })

  it('without an escrow share opens the wallet with a share of the user, and gets one of its own', async () => {
    const stage = await openTestSession()
    const { share, user } = await beginWithCode(stage)
    const device = stage.createDevice()
    const session = device.load()
    await expect(session.begin(await stage.prove())).rejects.toBeInstanceOf(NoShareError)
    const opened = await session.completeLogin(async (binding) => {
      expect(binding.userId).toBe(user.userId)
      return Uint8Array.from(share)
    })
    await expectToSign(session, opened, user.addresses.evm)
    const stored = (await device.read()).session
    expect(stored).not.toMatchObject({ share: toBase64Url(share) })
    expect((await device.load().find())?.addresses).toEqual(user.addresses)
  })

  it('stays without a share, and says so, after a share of another wallet or a login that another has replaced', async () => {
    const stage = await openTestSession()
    await beginWithCode(stage)
    const device = stage.createDevice()
    const session = device.load()
    await expect(session.completeLogin(async () => createRandomBytes(33))).rejects.toThrow('Log in again.')
    await expect(session.begin(await stage.prove())).rejects.toBeInstanceOf(NoShareError)
    await expect(session.completeLogin(async () => createRandomBytes(33).fill(9, 32))).rejects.toThrow(CLOSED)
    expect(await device.read()).toEqual({})
  })

  it('opens the wallet once another device has approved it', async () => {
    const stage = await openTestSession()
    const { session: approver, user } = await beginWithCode(stage)
    const session = stage.createDevice().load()
    await expect(session.begin(await stage.prove())).rejects.toBeInstanceOf(NoShareError)
    const { code, wait } = await session.requestApproval()
    const [request] = z.parse(
      z.object({ requests: z.array(z.object({ id: z.string(), publicKey: z.string() })) }),
      (await stage.site.call('device/requests', {}, user.token)).body,
    ).requests
    if (request === undefined) throw new Error('There is no request.')
    expect(await formatLinkCode(request.publicKey)).toBe(code)
    const { sharing, shares } = await approver.createShares(user, 1)
    const [share = createRandomBytes(33)] = shares
    const linked = await sealLinkedShare(share, request.publicKey, { userId: user.userId, sharingId: sharing.id })
    const proof = await approver.signRecoveryChange(user, 'approve', request.id)
    await stage.site.call('device/approve', { id: request.id, share: linked, proof }, user.token)
    await expectToSign(session, await wait(), user.addresses.evm)
  })

  it('stays without a share after another device has declined', async () => {
    const stage = await openTestSession()
    const { user } = await beginWithCode(stage)
    const session = stage.createDevice().load()
    await expect(session.begin(await stage.prove())).rejects.toBeInstanceOf(NoShareError)
    const { wait } = await session.requestApproval()
    const { requests } = (await stage.site.call('device/requests', {}, user.token)).body
    const [{ id }] = z.parse(z.tuple([z.object({ id: z.string() })]), requests)
    await stage.site.call('device/decline', { id }, user.token)
    await expect(wait()).rejects.toThrow('The other device declined.')
    expect(await session.find()).toBeUndefined()
  })

  it('that logs in from a page asks for approval, and is logged in once it has it', async () => {
    const stage = await openTestSession()
    const { session: approver, user } = await beginWithCode(stage)
    const session = withDeviceApproval(stage.createDevice().load())
    const error = await session.begin(await stage.prove()).catch((cause: unknown) => cause)
    const { requests } = (await stage.site.call('device/requests', {}, user.token)).body
    const [{ id, publicKey }] = z.parse(z.tuple([z.object({ id: z.string(), publicKey: z.string() })]), requests)
    expect(error).toMatchObject({
      message: `This device needs your approval. In your wallet’s own window, approve ${await formatLinkCode(publicKey)}. Then log in here again.`,
      code: -32010,
    })
    expect(await session.find()).toBeUndefined()
    const { sharing, shares } = await approver.createShares(user, 1)
    const [share = createRandomBytes(33)] = shares
    const linked = await sealLinkedShare(share, publicKey, { userId: user.userId, sharingId: sharing.id })
    const proof = await approver.signRecoveryChange(user, 'approve', id)
    await stage.site.call('device/approve', { id, share: linked, proof }, user.token)
    await expect.poll(() => session.find()).toMatchObject({ addresses: user.addresses })
  })
})

describe('no wallet opens', () => {
  it('with a stolen record of a device alone', async () => {
    const stage = await openTestSession()
    const device = stage.createDevice()
    await device.load().begin(await stage.prove())
    const { session } = await device.read()
    if (session === undefined || isLegacySession(session)) throw new Error('The device has no share.')
    const [share, { userId, sharing }] = [fromBase64Url(session.share), session]
    await expect(openSeedFromShares(share, share, { ...sharing, userId })).rejects.toThrow(CLOSED)
    expect(await computeSeedCheck(share.subarray(0, 32), userId)).not.toBe(sharing.check)
    expect(JSON.stringify(session)).not.toContain('seed')
  })

  it('with the database and the service key, once the user has a way of recovery', async () => {
    const stage = await openTestSession()
    const login = await stage.prove()
    const device = stage.createDevice()
    const session = device.load()
    const user = await session.begin(login)
    const { newest } = createServiceKeys(stage)
    // Returns every share that a thief of both can read.
    const steal = async () => {
      const { sharing, seed, storedHalf } = await stage.readUser(login.userId)
      expect([seed, storedHalf]).toEqual([undefined, undefined])
      const shares = (['share', 'escrow'] as const).flatMap((kind) => {
        const sealed = sharing?.[kind]
        return sealed === undefined ? [] : [fromBase64Url(openShare(newest, kind, login.userId, sealed))]
      })
      return { shares, check: sharing?.check ?? '', userId: login.userId }
    }
    const before = await steal()
    const [server, escrow] = before.shares
    if (server === undefined || escrow === undefined) throw new Error('There is no escrow share.')
    // Until then they do open it, as the documents say.
    expect(await openSeedFromShares(server, escrow, before)).toEqual(await openSeedOf(stage, device))
    await stage.addRecovery(session, user, CODE)
    const after = await steal()
    expect(after.shares).toEqual([server])
    await expect(openSeedFromShares(server, server, after)).rejects.toThrow(CLOSED)
  })

  it('with a token of a session older than 10 minutes', async () => {
    const stage = await openTestSession()
    const login = await stage.prove()
    await stage.createDevice().load().begin(login)
    stage.site.pass(TEN_MINUTES)
    const device = stage.createDevice()
    await expect(device.load().begin(login)).rejects.toThrow('Log in again to open your wallet on this device.')
    expect(await device.read()).toEqual({})
    const answers = await Promise.all(
      ['share', 'share/escrow', 'recovery/add'].map((path) => stage.site.call(path, CODE, login.token)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 403, 403])
    expect(answers[0]?.body).not.toHaveProperty('legacy')
  })
})

describe('a wallet of a version before shares', () => {
  it('is not replaced by a new wallet where a login is too old to get its seed', async () => {
    const stage = await openTestSession()
    const [seed, login] = [createRandomBytes(32), await stage.prove()]
    await stage.storeLegacySeed(login.userId, seed)
    stage.site.pass(TEN_MINUTES)
    const device = stage.createDevice()
    await expect(device.load().begin(login)).rejects.toThrow('Log in again to open your wallet on this device.')
    expect(stage.requests).not.toContain('share/keep')
    expect(await device.read()).toEqual({})
    const user = await device.load().begin(await stage.prove())
    expect(user.addresses).toEqual(await deriveAddresses(seed))
  })

  it('gets shares at the next login, and its seed is deleted from the server', async () => {
    const stage = await openTestSession()
    const [seed, login] = [createRandomBytes(32), await stage.prove()]
    await stage.storeLegacySeed(login.userId, seed)
    const device = stage.createDevice()
    const session = device.load()
    const user = await session.begin(login)
    await expectToSign(session, user, (await deriveAddresses(seed)).evm)
    const stored = await stage.readUser(login.userId)
    expect(stored).not.toHaveProperty('seed')
    expect(stored).not.toHaveProperty('storedHalf')
    expect(stored.sharing?.escrow).toBeDefined()
    expect(await openSeedOf(stage, device)).toEqual(seed)
  })

  it('gets one sharing of two logins at the same time', async () => {
    const stage = await openTestSession()
    const [seed, login, another] = [createRandomBytes(32), await stage.prove(), await stage.prove()]
    await stage.storeLegacySeed(login.userId, seed)
    const [first, second] = [stage.createDevice().load(), stage.createDevice().load()]
    const users = await Promise.all([first.begin(login), second.begin(another)])
    const { evm } = await deriveAddresses(seed)
    await expectToSign(first, users[0], evm)
    await expectToSign(second, users[1], evm)
  })

  it('gets shares when pages load on two devices at the same time, and both devices forget the seed', async () => {
    const stage = await openTestSession()
    const seed = createRandomBytes(32)
    const devices = [await createLegacyDevice(stage, seed), await createLegacyDevice(stage, seed)] as const
    await stage.storeLegacySeed(devices[0].userId, seed)
    stage.site.pass(TEN_MINUTES)
    const sessions = devices.map(({ load }) => load())
    const users = await Promise.all(sessions.map((session) => session.get()))
    const { evm } = await deriveAddresses(seed)
    for (const [index, session] of sessions.entries()) {
      await expectToSign(session, users[index] ?? Object(undefined), evm)
    }
    for (const { read } of devices) {
      const text = JSON.stringify(await read())
      for (const spelling of spell(seed)) expect(text).not.toContain(spelling)
    }
    expect((await stage.readUser(devices[0].userId)).seed).toBeUndefined()
  })

  it('keeps the seed on the device until the server has stored the shares', async () => {
    const stage = await openTestSession()
    const seed = createRandomBytes(32)
    const { load, read, userId } = await createLegacyDevice(stage, seed)
    await stage.storeLegacySeed(userId, seed)
    stage.forge('share/keep', () => ({ refused: { status: 503, message: 'Try again.' } }))
    await expect(load().find()).rejects.toThrow('Try again.')
    expect((await read()).session).toMatchObject({ seed: toBase64Url(seed) })
    stage.mend()
    const session = load()
    await expectToSign(session, await session.get(), (await deriveAddresses(seed)).evm)
  })

  it('is restored from a device if the server has lost its seed or cannot open it', async () => {
    for (const spoil of ['lost', 'changed'] as const) {
      const stage = await openTestSession()
      const seed = createRandomBytes(32)
      const { load, userId } = await createLegacyDevice(stage, seed)
      await stage.storeLegacySeed(userId, seed)
      await stage.changeUser(userId, ({ seed: sealed, ...user }) =>
        spoil === 'lost' || sealed === undefined ? user : { ...user, seed: { ...sealed, ciphertext: 'AAAA' } },
      )
      const session = load()
      await expectToSign(session, await session.get(), (await deriveAddresses(seed)).evm)
      const fresh = stage.createDevice().load()
      await expectToSign(fresh, await fresh.begin(await stage.prove()), (await deriveAddresses(seed)).evm)
    }
  })

  it('is not deleted at the server for another wallet of a device', async () => {
    const stage = await openTestSession()
    const [seed, other] = [createRandomBytes(32), createRandomBytes(32)]
    const { load, read, userId } = await createLegacyDevice(stage, other)
    await stage.storeLegacySeed(userId, seed)
    await expect(load().find()).rejects.toThrow(CLOSED)
    expect((await read()).session).toMatchObject({ seed: toBase64Url(other) })
    expect((await stage.readUser(userId)).seed).toBeDefined()
  })

  it('gets the same sharing again if a backup of that version is restored', async () => {
    const stage = await openTestSession()
    const [seed, login] = [createRandomBytes(32), await stage.prove()]
    await stage.storeLegacySeed(login.userId, seed)
    const [one, other] = [stage.createDevice().load(), stage.createDevice().load()]
    await one.begin(login)
    const user = await other.begin(await stage.prove())
    await stage.storeLegacySeed(login.userId, seed)
    await expect(sign(other, user)).rejects.toThrow(LOST)
    await expectToSign(one, await one.begin(await stage.prove()))
    await expectToSign(other, user, (await deriveAddresses(seed)).evm)
  })
})

describe('a server that lies or has lost its share', () => {
  const forgeries = async (userId: string, share: string) => {
    const stranger = createRandomBytes(32)
    const [server] = await splitSeed(stranger, 2)
    const [id, check] = ['I'.repeat(22), await computeSeedCheck(stranger, userId)]
    return {
      'another share': { share: toBase64Url(server ?? stranger) },
      'this device’s own share': { share },
      'the seed of another wallet as a share': { share: toBase64Url(Uint8Array.from([...stranger, 0])) },
      'text in place of a share': { share: '…' },
      'another sharing': { id, check, share: toBase64Url(server ?? stranger) },
      'another name of the sharing': { id },
    }
  }

  it('gets no signature, and the device loses nothing', async () => {
    const stage = await openTestSession()
    const device = stage.createDevice()
    const session = device.load()
    const user = await session.begin(await stage.prove())
    const before = await device.read()
    if (before.session === undefined || isLegacySession(before.session)) throw new Error('The device has no share.')
    for (const [name, forged] of Object.entries(await forgeries(user.userId, before.session.share))) {
      stage.forge('share', (body) => ({ ...body, sharing: { ...Object(body.sharing), ...forged } }))
      const error = await sign(session, user).catch((cause: unknown) => cause)
      expect([name, error]).toEqual([name, new FrameError(CLOSED)])
    }
    expect(await device.read()).toEqual(before)
    stage.mend()
    await expectToSign(session, user)
  })

  it('with another sharing or user refuses the login, and the device keeps its share', async () => {
    const stage = await openTestSession()
    const device = stage.createDevice()
    const user = await device.load().begin(await stage.prove())
    const before = await device.read()
    const { 'another sharing': other } = await forgeries(user.userId, '')
    stage.forge('share', (body) => ({ ...body, sharing: other }))
    await expect(device.load().begin(await stage.prove())).rejects.toThrow(CLOSED)
    stage.forge('share', (body) => ({ ...body, userId: 'ida' }))
    await expect(device.load().begin(await stage.prove())).rejects.toThrow('returned a different user')
    expect(await device.read()).toEqual(before)
    stage.mend()
    const session = device.load()
    await expectToSign(session, await session.begin(await stage.prove()), user.addresses.evm)
  })

  it('with the wrong check leaves a device of before its seed', async () => {
    const stage = await openTestSession()
    const seed = createRandomBytes(32)
    const { load, read, userId } = await createLegacyDevice(stage, seed)
    await stage.storeLegacySeed(userId, createRandomBytes(32))
    await stage
      .createDevice()
      .load()
      .begin(await stage.prove())
    await expect(load().find()).rejects.toThrow(CLOSED)
    expect((await read()).session).toMatchObject({ seed: toBase64Url(seed) })
  })

  it('names recovery, since one share opens nothing, and the device keeps its own', async () => {
    const stage = await openTestSession()
    const device = stage.createDevice()
    const session = device.load()
    const user = await session.begin(await stage.prove())
    const before = await device.read()
    await stage.changeUser(user.userId, ({ sharing: _, ...rest }) => rest)
    await expect(sign(session, user)).rejects.toThrow(LOST)
    await expect(device.load().begin(await stage.prove())).rejects.toThrow(
      'Your recovery file opens the wallet with its code or password',
    )
    expect(await device.read()).toEqual(before)
    expect(await stage.readUser(user.userId)).not.toHaveProperty('sharing')
  })

  it('that cannot open its share says so, and nothing is changed', async () => {
    const stage = await openTestSession()
    const device = stage.createDevice()
    const session = device.load()
    const user = await session.begin(await stage.prove())
    await stage.changeUser(user.userId, ({ sharing, ...rest }) =>
      sharing === undefined ? rest : { ...rest, sharing: { ...sharing, share: 'AAAA' } },
    )
    await expect(sign(session, user)).rejects.toThrow('Your wallet can’t be opened right now.')
    expect((await stage.readUser(user.userId)).sharing?.share).toBe('AAAA')
  })
})
