import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createRandomBytes, encodeUtf8 } from '../vault/bytes'
import { computeArgon2id, openWithPassword, PASSWORD_COST, sealWithPassword } from './passwordSeal'
import { RecoveryError } from './RecoveryError'

const toHex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
const createShare = () => Uint8Array.from([...createRandomBytes(32), 7])
const binding = { userId: 'mia', sharingId: 'first' }
const PASSWORD = 'river lamp orange seventeen'
/** Cheap, as these tests measure no strength. */
const COST = { memoryKiB: 64, passes: 1, lanes: 1 }
const cheap = { cost: COST }

describe('Argon2id', () => {
  it('gives the tag of RFC 9106, section 5.3', async () => {
    const input = {
      password: new Uint8Array(32).fill(1),
      salt: new Uint8Array(16).fill(2),
      secret: new Uint8Array(8).fill(3),
      associatedData: new Uint8Array(12).fill(4),
    }
    const tag = await computeArgon2id(input, { memoryKiB: 32, passes: 3, lanes: 4 })
    expect(toHex(tag)).toBe('0d640df58d78766c08c037a34a8b53c9d01ef0452d75b65eb52520e96b01e659')
  })

  it.each([
    [1, '9dfeb910e80bad0311fee20f9c0e2b12c17987b4cac90c2ef54d5b3021c68bfe'],
    [2, '6d093c501fd5999645e0ea3bf620d7b8be7fd2db59c20d9fff9539da2bf57037'],
  ])('gives the tag of the reference implementation’s test.c, with lanes: %i', async (lanes, expected) => {
    const input = { password: encodeUtf8('password'), salt: encodeUtf8('somesalt'), associatedData: new Uint8Array() }
    expect(toHex(await computeArgon2id(input, { memoryKiB: 256, passes: 2, lanes }))).toBe(expected)
  })

  it('lets other work run meanwhile', async () => {
    let isDone = false
    const sealing = sealWithPassword(createShare(), PASSWORD, binding, { cost: { ...COST, memoryKiB: 4096 } }).then(
      () => {
        isDone = true
      },
    )
    await setTimeout(0)
    expect(isDone).toBe(false)
    await sealing
  })
})

describe('a share under a password', () => {
  it('opens with the password alone, however its accents are typed', async () => {
    const share = createShare()
    const sealed = await sealWithPassword(share, 'Crème brûlée über alles', binding, cheap)
    expect(await openWithPassword(sealed, 'Crème brûlée über alles'.normalize('NFD'), binding)).toEqual(share)
    expect(JSON.stringify(sealed)).not.toContain(Buffer.from(share).toString('base64url').slice(0, 20))
  })

  it.each([['short'], ['passwordpassword1'], ['Harbor Harbor Harbor 1']])(
    'seals nothing under a password that is short or easy to guess: %s',
    async (password) => {
      const sealing = sealWithPassword(createShare(), password, binding, { ...cheap, context: ['Harbor'] })
      await expect(sealing).rejects.toMatchObject({ reason: expect.stringMatching(/^(SHORT|WEAK)_PASSWORD$/) })
    },
  )

  it('has the cost that RFC 9106 recommends second, and stores it', async () => {
    expect(PASSWORD_COST).toEqual({ memoryKiB: 2 ** 16, passes: 3, lanes: 4 })
    expect(await sealWithPassword(createShare(), PASSWORD, binding, cheap)).toMatchObject({ kdf: 'argon2id', ...COST })
  })

  it.each([
    ['another password', { password: `${PASSWORD}.` }],
    ['another user', { userId: 'noa' }],
    ['another sharing', { sharingId: 'second' }],
  ])('is refused with %s', async (_, change) => {
    const sealed = await sealWithPassword(createShare(), PASSWORD, binding, cheap)
    const { password, ...owner } = { password: PASSWORD, ...binding, ...change }
    await expect(openWithPassword(sealed, password, owner)).rejects.toMatchObject({ reason: 'WRONG_PASSWORD' })
  })

  it.each([
    ['a changed cost', { passes: 2 }, 'WRONG_PASSWORD'],
    ['more memory than a device should give', { memoryKiB: 300_000 }, 'DAMAGED'],
    ['more passes than a device should make', { passes: 11 }, 'DAMAGED'],
    ['more lanes than allowed', { lanes: 17, memoryKiB: 1024 }, 'DAMAGED'],
    ['more work in all than allowed', { memoryKiB: 262_144, passes: 5 }, 'DAMAGED'],
    ['less memory than Argon2 needs', { lanes: 16 }, 'DAMAGED'],
    ['another derivation', { kdf: 'pbkdf2' }, 'DAMAGED'],
    ['a salt of another length', { salt: 'AAAA' }, 'DAMAGED'],
  ])('is refused with %s', async (_, change, reason) => {
    const sealed = { ...(await sealWithPassword(createShare(), PASSWORD, binding, cheap)), ...change }
    const error = await openWithPassword(sealed, PASSWORD, binding).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(RecoveryError)
    expect(error).toMatchObject({ reason })
  })
})
