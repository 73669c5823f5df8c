import { afterAll, beforeAll } from 'vitest'
import { type SoftHsm, startSoftHsm } from './startSoftHsm'

/** Includes the build of `pkcs11js`, which the first test on a machine waits for. */
const TIMEOUT_MS = 10 * 60_000

/** Has an HSM in software for the tests of a file. */
export function useSoftHsm(): () => SoftHsm {
  let hsm: SoftHsm | undefined
  beforeAll(async () => {
    hsm = await startSoftHsm()
  }, TIMEOUT_MS)
  afterAll(() => hsm?.stop())
  return () => {
    if (hsm === undefined) throw new Error('The HSM exists only during tests')
    return hsm
  }
}
