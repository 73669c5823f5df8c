import { createBrowserPasskeyApi } from '@foyer/secure-site/recovery/passkeyApi'
import { openWithPasskey, type PasskeySeal, sealWithPasskey } from '@foyer/secure-site/recovery/passkeySeal'
import { RecoveryError } from '@foyer/secure-site/recovery/RecoveryError'

declare global {
  interface Window {
    passkeys: typeof passkeys
  }
}

const api = createBrowserPasskeyApi()
const binding = { userId: 'mia', sharingId: 'first' }

/** Returns the reason in place of an error, as errors lose their fields on the way to the test. */
const report = <Result>(work: Promise<Result>) =>
  work.catch((error: unknown) => {
    if (error instanceof RecoveryError) return error.reason
    throw error
  })

const passkeys = {
  seal: (share: readonly number[]) =>
    report(sealWithPasskey(Uint8Array.from(share), binding, { siteName: 'Harbor', userName: 'mia@example.org' }, api)),
  open: (sealed: PasskeySeal | string, owner: Partial<typeof binding> = {}) =>
    report(openWithPasskey(sealed, { ...binding, ...owner }, api).then((share) => [...share])),
}
window.passkeys = passkeys
