import { ModalError } from '@foyer/core/adapter'
import type { InjectedExtension } from '../../injected.js'
import type { PolkadotSigner } from '../../provider.js'
import type { StoredAuthorization } from '../connection/createAuthorizationStorage.js'
import { type ListedAccount, readAccounts } from './readAccounts.js'

/** Describes an extension restored from storage, whose authorization is requested on the user's next click. */
export interface DeferredAuthorization {
  readonly extension: InjectedExtension
  readonly opened: Promise<readonly ListedAccount[]>
  isOpen(): boolean
  leave(): void
}

const INTERACTIONS = ['pointerdown', 'keydown'] as const

/**
 * Defers the request for authorization to the user's first click or key press, because the extension may open a
 * window.
 */
export function deferAuthorization(
  { signs }: StoredAuthorization,
  authorize: () => Promise<InjectedExtension>,
): DeferredAuthorization {
  let authorization: Promise<InjectedExtension> | undefined
  let isOpen = false
  let begin = () => {}
  const opened = new Promise<void>((resolve) => {
    begin = resolve
  })
    .then(() => open())
    .then(async (extension) => {
      const accounts = readAccounts(await extension.accounts.get())
      isOpen = true
      return accounts
    })
  opened.catch(() => undefined)

  const open = (): Promise<InjectedExtension> => {
    leave()
    authorization ??= authorize()
    begin()
    return authorization
  }
  const press = () => void open().catch(() => undefined)
  const leave = () => {
    if (typeof window === 'undefined') return
    for (const event of INTERACTIONS) window.removeEventListener(event, press, { capture: true })
  }
  if (typeof window !== 'undefined') {
    for (const event of INTERACTIONS) window.addEventListener(event, press, { capture: true })
  }

  const signer: PolkadotSigner = {
    ...(signs.includes('signPayload') && {
      async signPayload(payload) {
        const { signer: now } = await open()
        return now.signPayload ? now.signPayload(payload) : throwUnsupported()
      },
    }),
    ...(signs.includes('signRaw') && {
      async signRaw(raw) {
        const { signer: now } = await open()
        return now.signRaw ? now.signRaw(raw) : throwUnsupported()
      },
    }),
  }
  const extension: InjectedExtension = {
    accounts: {
      get: async () => (await open()).accounts.get(),
      subscribe(listener) {
        const undo = open().then(({ accounts }) => accounts.subscribe?.(listener))
        return () => void undo.then((stop) => typeof stop === 'function' && stop()).catch(() => undefined)
      },
    },
    signer,
  }
  return { extension, opened, isOpen: () => isOpen, leave }
}

function throwUnsupported(): never {
  throw new ModalError('METHOD_UNSUPPORTED')
}
