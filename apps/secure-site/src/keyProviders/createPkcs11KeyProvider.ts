import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Handle, PKCS11 } from 'pkcs11js'
import { SetupError } from '../SetupError'
import type { KeyProvider } from '../types'

/** NIST SP 800-38D, 8.2.2: a random IV of 96 bits. */
const IV_BYTES = 12
/** Full length of an AES-GCM tag. */
const TAG_BITS = 128
/** Binds the result to its use: the master key may wrap other things. */
const PURPOSE = Buffer.from('foyer secure site, service key, 1')

export interface Pkcs11KeyProviderOptions {
  /** Path of the HSM’s PKCS#11 library. */
  readonly module: string
  /** Label of the token. */
  readonly token: string
  /** Label of an AES key on the token that may encrypt and decrypt. */
  readonly key: string
  /** Path of a file with the user’s PIN. Read at each use. */
  readonly pinFile: string
}

/**
 * Creates a provider over an HSM: AES-GCM (`CKM_AES_GCM`) under a key of the HSM. Needs the package `pkcs11js`. Logs in
 * for each use, and then out again.
 */
export function createPkcs11KeyProvider(options: Pkcs11KeyProviderOptions): KeyProvider {
  return {
    name: 'pkcs11',
    wrap: (key) =>
      useKey(options, ({ session, handle, hsm, pkcs11 }) => {
        const iv = randomBytes(IV_BYTES)
        hsm.C_EncryptInit(session, toMechanism(pkcs11, iv), handle)
        const sealed = hsm.C_Encrypt(session, Buffer.from(key), Buffer.alloc(key.length + TAG_BITS / 8))
        return Uint8Array.from(Buffer.concat([iv, sealed]))
      }),
    unwrap: (wrapped) =>
      useKey(options, ({ session, handle, hsm, pkcs11 }) => {
        const bytes = Buffer.from(wrapped)
        hsm.C_DecryptInit(session, toMechanism(pkcs11, bytes.subarray(0, IV_BYTES)), handle)
        const opened = hsm.C_Decrypt(session, bytes.subarray(IV_BYTES), Buffer.alloc(bytes.length))
        const key = Uint8Array.from(opened)
        opened.fill(0)
        return key
      }),
  }
}

type Pkcs11 = typeof import('pkcs11js')

const toMechanism = (pkcs11: Pkcs11, iv: Buffer) => ({
  mechanism: pkcs11.CKM_AES_GCM,
  parameter: {
    type: pkcs11.CK_PARAMS_AES_GCM_v240,
    iv,
    aad: PURPOSE,
    ivBits: IV_BYTES * 8,
    tagBits: TAG_BITS,
  },
})

interface FoundKey {
  readonly pkcs11: Pkcs11
  readonly hsm: PKCS11
  readonly session: Handle
  readonly handle: Handle
}

/** Uses the key in a session of its own, without a pause: two uses would end each other’s session of the library. */
async function useKey<Result>(
  { module, token, key, pinFile }: Pkcs11KeyProviderOptions,
  use: (found: FoundKey) => Result,
): Promise<Result> {
  const pkcs11 = await loadPackage()
  const pin = await readPin(pinFile)
  const hsm = new pkcs11.PKCS11()
  try {
    hsm.load(module)
  } catch {
    throw new SetupError(`the PKCS#11 library ${module} can’t be loaded`)
  }
  try {
    const isOurs = initialize(hsm, pkcs11)
    try {
      const session = hsm.C_OpenSession(findSlot(hsm, token), pkcs11.CKF_SERIAL_SESSION)
      try {
        hsm.C_Login(session, pkcs11.CKU_USER, pin)
        return use({ pkcs11, hsm, session, handle: findKey({ hsm, pkcs11, session }, key) })
      } finally {
        // Also logs out.
        hsm.C_CloseSession(session)
      }
    } finally {
      if (isOurs) hsm.C_Finalize()
    }
  } finally {
    hsm.close()
  }
}

async function loadPackage(): Promise<Pkcs11> {
  try {
    return (await import('pkcs11js')).default
  } catch {
    throw new SetupError('the package pkcs11js is not installed beside the site, or has not been built')
  }
}

async function readPin(path: string): Promise<string> {
  const pin = await readFile(path, 'utf8').catch(() => {
    throw new SetupError('the file with the PIN can’t be read')
  })
  return pin.trim()
}

/** Returns false if other code of this process has initialized the library. */
function initialize(hsm: PKCS11, { CKR_CRYPTOKI_ALREADY_INITIALIZED }: Pkcs11): boolean {
  try {
    hsm.C_Initialize()
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === CKR_CRYPTOKI_ALREADY_INITIALIZED) return false
    throw error
  }
}

function findSlot(hsm: PKCS11, token: string): Handle {
  const slots = hsm.C_GetSlotList(true).filter((slot) => hsm.C_GetTokenInfo(slot).label.trim() === token)
  const [slot] = slots
  if (slot === undefined || slots.length > 1)
    throw new SetupError(`the HSM has ${slots.length === 0 ? 'no token' : 'several tokens'} with the label ${token}`)
  return slot
}

function findKey({ hsm, pkcs11, session }: Omit<FoundKey, 'handle'>, label: string): Handle {
  hsm.C_FindObjectsInit(session, [
    { type: pkcs11.CKA_CLASS, value: pkcs11.CKO_SECRET_KEY },
    { type: pkcs11.CKA_KEY_TYPE, value: pkcs11.CKK_AES },
    { type: pkcs11.CKA_LABEL, value: label },
  ])
  const handles = hsm.C_FindObjects(session, 2)
  hsm.C_FindObjectsFinal(session)
  const [handle] = handles
  if (handle === undefined || handles.length > 1)
    throw new SetupError(
      `the token has ${handles.length === 0 ? 'no AES key' : 'several AES keys'} with the label ${label}`,
    )
  return handle
}
