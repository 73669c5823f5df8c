import { describe, expect, it } from 'vitest'
import { createTestRecovery, TEST_PASSWORD as PASSWORD } from '../../testing/createTestRecovery'
import { fromBase64Url, toBase64Url } from '../vault/bytes'
import { combineShares, createSharingId } from '../vault/shares'
import { openWithPassword } from './passwordSeal'
import { RecoveryError } from './RecoveryError'
import { parseRecoveryCode } from './recoveryCode'
import {
  createRecoveryFile,
  openRecoveryFile,
  openRecoveryFileWithPassword,
  parseRecoveryFile,
  type RecoveryFile,
} from './recoveryFile'

const failWith = async (opening: Promise<unknown>) => opening.catch((error: unknown) => error)

function refuse(text: string): unknown {
  try {
    return parseRecoveryFile(text)
  } catch (error) {
    return error
  }
}

describe('a recovery file', () => {
  it('opens the wallet with the printed code, without a server', async () => {
    const { seed, text, code } = await createTestRecovery()
    expect(await openRecoveryFile(parseRecoveryFile(text), parseRecoveryCode(code))).toEqual(seed)
  })

  it('opens the wallet with the password, without a server', async () => {
    const { seed, text } = await createTestRecovery({ hasPassword: true })
    expect(await openRecoveryFileWithPassword(parseRecoveryFile(text), PASSWORD)).toEqual(seed)
  })

  it('contains neither the seed nor a share that opens with what the file contains', async () => {
    const { seed, recoveryShare, fileShare, text } = await createTestRecovery({ hasPassword: true })
    const file = parseRecoveryFile(text)
    for (const secret of [seed, recoveryShare, fileShare]) {
      expect(text).not.toContain(toBase64Url(secret).slice(0, 16))
      expect(text).not.toContain(Buffer.from(secret).toString('hex').slice(0, 16))
    }
    // Keys that someone without code and password could try: whatever bytes the file has.
    const guesses = [...text.matchAll(/[\w-]{16,}/g)].map(([found]) => Buffer.from(found, 'base64url'))
    expect(guesses.length).toBeGreaterThan(6)
    for (const guess of guesses) {
      const share = Uint8Array.from({ length: 33 }, (_, index) => guess[index] ?? 1)
      expect(await failWith(openRecoveryFile(file, share))).toMatchObject({ reason: 'OTHER_FILE' })
      const opening = openRecoveryFileWithPassword(file, guess.toString('base64url'))
      expect(await failWith(opening)).toMatchObject({ reason: 'WRONG_PASSWORD' })
    }
  })

  it('refuses the code of another user, of another wallet of the same user, and of another share of the wallet', async () => {
    const [mine, another, other] = await Promise.all([
      createTestRecovery(),
      createTestRecovery(),
      createTestRecovery({ userId: 'noa' }),
    ])
    const file = parseRecoveryFile(mine.text)
    for (const share of [another.recoveryShare, other.recoveryShare, mine.server]) {
      expect(await failWith(openRecoveryFile(file, share))).toMatchObject({ reason: 'OTHER_FILE' })
    }
  })

  it('refuses a wrong password, and any password if it has none', async () => {
    const [withPassword, without] = await Promise.all([createTestRecovery({ hasPassword: true }), createTestRecovery()])
    const opening = (text: string, password: string) => openRecoveryFileWithPassword(parseRecoveryFile(text), password)
    expect(await failWith(opening(withPassword.text, 'another password'))).toMatchObject({ reason: 'WRONG_PASSWORD' })
    expect(await failWith(opening(without.text, PASSWORD))).toMatchObject({ reason: 'NO_PASSWORD' })
  })

  it.each<[string, (file: RecoveryFile) => RecoveryFile]>([
    ['user', (file) => ({ ...file, userId: 'noa' })],
    ['site', (file) => ({ ...file, site: { ...file.site, url: 'https://thief.example' } })],
    ['EVM address', (file) => ({ ...file, addresses: { ...file.addresses, evm: '0xthief' } })],
    ['Solana address', (file) => ({ ...file, addresses: { ...file.addresses, solana: 'thief' } })],
    ['sharing', (file) => ({ ...file, sharing: { ...file.sharing, id: createSharingId() } })],
    ['check', (file) => ({ ...file, sharing: { ...file.sharing, check: createSharingId() } })],
    ['salt', (file) => ({ ...file, share: { ...file.share, salt: createSharingId() } })],
  ])('is refused after its %s was changed', async (_, change) => {
    const { text, recoveryShare } = await createTestRecovery()
    const changed = change(parseRecoveryFile(text))
    expect(await failWith(openRecoveryFile(changed, recoveryShare))).toMatchObject({ reason: 'OTHER_FILE' })
  })

  it('is refused if its shares open another wallet than it names', async () => {
    const [one, other] = await Promise.all([createTestRecovery(), createTestRecovery()])
    const { share: _, ...named } = parseRecoveryFile(one.text)
    const mixed = await createRecoveryFile({ ...named, password: undefined, ...pick(one, other) })
    expect(await failWith(openRecoveryFile(mixed, one.recoveryShare))).toMatchObject({ reason: 'DAMAGED' })
  })

  it.each([
    ['an empty file', '', 'NOT_A_FILE'],
    ['a text', 'My recovery file', 'NOT_A_FILE'],
    ['other JSON', '{"version":1}', 'NOT_A_FILE'],
    ['a file of a later version', '{"format":"foyer recovery file","version":2}', 'NEWER_VERSION'],
    ['a file of which a part is missing', '{"format":"foyer recovery file","version":1}', 'DAMAGED'],
    ['a very large file', ' '.repeat(16_385), 'FILE_TOO_LARGE'],
  ])('is told from %s', (_, text, reason) => {
    const error = refuse(text)
    expect(error).toBeInstanceOf(RecoveryError)
    expect(error).toMatchObject({ reason })
  })

  it('is refused as damaged if a field is no base64url', async () => {
    const { text } = await createTestRecovery()
    const { salt } = parseRecoveryFile(text).share
    for (const wrong of [`${salt.slice(0, -1)}B`, `${salt.slice(0, -1)}=`, `${salt}AA`]) {
      expect(refuse(text.replace(salt, wrong))).toMatchObject({ reason: 'DAMAGED' })
    }
  })

  it('is refused as damaged if it asks for a costlier password than allowed, before anything is computed', async () => {
    const { text } = await createTestRecovery({ hasPassword: true })
    expect(refuse(text.replace('"memoryKiB": 64', '"memoryKiB": 4194304'))).toMatchObject({ reason: 'DAMAGED' })
  })
})

describe('without the recovery file', () => {
  it('a printed code opens nothing: it is one share', async () => {
    const { seed, recoveryShare } = await createTestRecovery()
    expect(recoveryShare.slice(0, 32)).not.toEqual(seed)
    await expect(combineShares(recoveryShare, recoveryShare)).rejects.toThrow()
  })

  it('a password opens nothing, and with what it protects a single share', async () => {
    const { seed, text, recoveryShare } = await createTestRecovery({ hasPassword: true })
    const { password, userId, sharing } = parseRecoveryFile(text)
    const opened = await openWithPassword(password, PASSWORD, { userId, sharingId: sharing.id })
    expect(opened).toEqual(recoveryShare)
    expect(opened.slice(0, 32)).not.toEqual(seed)
  })
})

it('a recovery file contains a share of its own', async () => {
  const { text, recoveryShare } = await createTestRecovery()
  const { share: _, password, ...named } = parseRecoveryFile(text)
  const creating = createRecoveryFile({ ...named, recoveryShare, fileShare: recoveryShare })
  await expect(creating).rejects.toThrow(RangeError)
  expect([password, fromBase64Url(named.sharing.id).length]).toEqual([undefined, 16])
})

type Recovery = Awaited<ReturnType<typeof createTestRecovery>>

const pick = ({ recoveryShare }: Recovery, { fileShare }: Recovery) => ({ recoveryShare, fileShare })
