import { expect, it, onTestFinished, vi } from 'vitest'
import { createLinkKey, sealLinkedShare } from '../devices/deviceLink'
import { computeArgon2id } from '../recovery/passwordSeal'
import { createRandomBytes, toBase64Url } from './bytes'
import { sealSeed } from './sealSeed'

/** Records the secrets that WebCrypto imports while `run` runs. */
async function recordImports(run: () => Promise<unknown>): Promise<readonly Uint8Array[]> {
  const imported: Uint8Array[] = []
  const genuine = crypto.subtle.importKey.bind(crypto.subtle)
  const spy = vi.spyOn(crypto.subtle, 'importKey').mockImplementation((...args: unknown[]) => {
    const [, bytes, algorithm] = args
    if (algorithm === 'HKDF' && bytes instanceof Uint8Array) imported.push(bytes)
    if (algorithm === 'HKDF' && bytes instanceof ArrayBuffer) imported.push(new Uint8Array(bytes))
    return Reflect.apply(genuine, undefined, args)
  })
  onTestFinished(() => spy.mockRestore())
  await run()
  return imported
}

it.each([
  [
    'the shared secret of a device link',
    async () => sealLinkedShare(createRandomBytes(33), (await createLinkKey()).publicKey, SUBJECT),
  ],
  ['the two halves of a key of the version before shares', () => sealSeed(createRandomBytes(32), HALVES)],
])('%s is overwritten once it is imported', async (_, run) => {
  const imported = await recordImports(run)
  expect(imported).toHaveLength(1)
  for (const bytes of imported) expect([...bytes].every((byte) => byte === 0)).toBe(true)
})

it('the result of Argon2id is overwritten once it is copied', async () => {
  const copied: Uint8Array[] = []
  const spy = vi.spyOn(Uint8Array, 'from').mockImplementation((source: unknown) => {
    if (!(source instanceof Uint8Array)) throw new TypeError('Not bytes')
    copied.push(source)
    return new Uint8Array(source)
  })
  onTestFinished(() => spy.mockRestore())
  const [password, salt] = [createRandomBytes(20), createRandomBytes(16)]
  const tag = await computeArgon2id({ password, salt, associatedData: salt }, { memoryKiB: 64, passes: 1, lanes: 1 })
  expect(tag.some((byte) => byte !== 0)).toBe(true)
  expect(copied.map((bytes) => [...bytes])).toEqual([Array(tag.length).fill(0)])
})

const SUBJECT = { userId: 'mia', sharingId: 'sharing' }
const HALVES = {
  storedHalf: toBase64Url(new Uint8Array(32).fill(1)),
  serviceHalf: toBase64Url(new Uint8Array(32).fill(2)),
  userId: 'mia',
}
