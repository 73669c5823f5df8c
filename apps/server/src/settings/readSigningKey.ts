import { createPrivateKey, type KeyObject } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { SetupError } from './SetupError'

/** Reads an Ed25519 private key as PEM. Throws a `SetupError` for another file. */
export async function readSigningKey(file: string): Promise<KeyObject> {
  const pem = await readFile(file, 'utf8').catch(() => {
    throw new SetupError(`${file} can’t be read.`)
  })
  try {
    const key = createPrivateKey(pem)
    if (key.asymmetricKeyType === 'ed25519') return key
  } catch {}
  throw new SetupError(`${file} is not an Ed25519 private key: create one with openssl genpkey -algorithm ed25519`)
}
