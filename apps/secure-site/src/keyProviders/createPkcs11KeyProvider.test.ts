import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { useSoftHsm } from '../testing/useSoftHsm'
import { createPkcs11KeyProvider, type Pkcs11KeyProviderOptions } from './createPkcs11KeyProvider'

const SECRET = Uint8Array.from(randomBytes(32))

const hsm = useSoftHsm()
let options: Pkcs11KeyProviderOptions
let wrapped: Uint8Array

describe('the provider of a PKCS#11 key', () => {
  beforeAll(async () => {
    options = await hsm().createKey('master')
    wrapped = await createPkcs11KeyProvider(options).wrap(SECRET)
  })

  const unwrapWith = (changed: Partial<Pkcs11KeyProviderOptions>, bytes = wrapped) =>
    createPkcs11KeyProvider({ ...options, ...changed }).unwrap(bytes)

  it('unwraps what it has wrapped, which differs each time and holds no plain byte sequence', async () => {
    expect(await unwrapWith({})).toEqual(SECRET)
    expect(Buffer.from(wrapped).includes(Buffer.from(SECRET.subarray(0, 8)))).toBe(false)
    // IV, key, tag.
    expect(wrapped).toHaveLength(12 + 32 + 16)
    expect(await createPkcs11KeyProvider(options).wrap(SECRET)).not.toEqual(wrapped)
  })

  it('serves several uses at once, also of two tokens of one library', async () => {
    await hsm().createToken('second')
    const other = createPkcs11KeyProvider(await hsm().createKey('master', 'second'))
    const provider = createPkcs11KeyProvider(options)
    const both = await Promise.all([provider, other, provider, other].map((each) => each.wrap(SECRET)))
    const opened = both.map((bytes, index) => (index % 2 === 0 ? provider : other).unwrap(bytes))
    expect(await Promise.all(opened)).toEqual([SECRET, SECRET, SECRET, SECRET])
    await expect(other.unwrap(wrapped)).rejects.toThrow('CKR_')
  })

  it('rejects changed bytes and those of another key', async () => {
    for (const index of [0, 20, wrapped.length - 1]) {
      const changed = Uint8Array.from(wrapped)
      changed[index] = (changed[index] ?? 0) ^ 1
      await expect(unwrapWith({}, changed)).rejects.toThrow('CKR_')
    }
    for (const length of [0, 5, 30]) await expect(unwrapWith({}, wrapped.subarray(0, length))).rejects.toThrow()
    await expect(unwrapWith(await hsm().createKey('other'))).rejects.toThrow('CKR_')
  })

  it('says what is wrong with its settings, and works afterwards', async () => {
    const wrongPin = join(hsm().folder, 'wrong-pin')
    await writeFile(wrongPin, '111111')
    await expect(unwrapWith({ pinFile: wrongPin })).rejects.toThrow('CKR_PIN_INCORRECT')
    await expect(unwrapWith({ pinFile: join(hsm().folder, 'none') })).rejects.toThrow(
      'the file with the PIN can’t be read',
    )
    await expect(unwrapWith({ token: 'none' })).rejects.toThrow('the HSM has no token with the label none')
    await expect(unwrapWith({ key: 'none' })).rejects.toThrow('the token has no AES key with the label none')
    for (const _ of [1, 2]) await hsm().createKey('double')
    await expect(unwrapWith({ key: 'double' })).rejects.toThrow('several AES keys with the label double')
    for (const _ of [1, 2]) await hsm().createToken('twin')
    await expect(unwrapWith({ token: 'twin' })).rejects.toThrow('several tokens with the label twin')
    await expect(unwrapWith({ module: '/none.so' })).rejects.toThrow('the PKCS#11 library /none.so can’t be loaded')
    expect(await unwrapWith({})).toEqual(SECRET)
  })

  it('says that its package is missing, which a site without an HSM does not need', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'secure-bare-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const outfile = join(folder, 'run.mjs')
    const contents = `import { createPkcs11KeyProvider } from './createPkcs11KeyProvider'
      await createPkcs11KeyProvider(${JSON.stringify(options)}).wrap(new Uint8Array(32)).catch(({ message }) => console.info(message))`
    const stdin = { contents, resolveDir: import.meta.dirname }
    await build({ stdin, outfile, bundle: true, format: 'esm', platform: 'node', external: ['pkcs11js'] })
    const { stdout } = await promisify(execFile)(process.execPath, [outfile])
    expect(stdout).toContain('the package pkcs11js is not installed')
  })
})
