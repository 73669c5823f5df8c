import { ModalError } from '@foyer/core/adapter'
import type { InjectedExtension } from '../../injected.js'
import type { PolkadotSigner } from '../../provider.js'
import type { Shown } from '../kept.js'
import { type ListedAccount, readAccounts } from './readAccounts.js'

/** An extension that was let in at an earlier visit, and is asked when the visitor does something. */
export interface Recalled {
  readonly extension: InjectedExtension
  /** What it shares, once it was asked. Rejects where it refuses. */
  readonly opened: Promise<readonly ListedAccount[]>
  isOpen(): boolean
  /** Nobody asks it by a press any more. */
  leave(): void
}

/** What a visitor's hand does. */
const PRESSES = ['pointerdown', 'keydown'] as const

/**
 * Extensions let in again by themselves whom they know, and open their window for whom they were told to forget: only
 * asking tells. So nothing is asked at a load; the first press in the page does it, or the first act, whichever is first.
 */
export function recallExtension({ signs }: Shown, ask: () => Promise<InjectedExtension>): Recalled {
  let asking: Promise<InjectedExtension> | undefined
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
    asking ??= ask()
    begin()
    return asking
  }
  const press = () => void open().catch(() => undefined)
  const leave = () => {
    if (typeof window === 'undefined') return
    for (const event of PRESSES) window.removeEventListener(event, press, { capture: true })
  }
  if (typeof window !== 'undefined') {
    for (const event of PRESSES) window.addEventListener(event, press, { capture: true })
  }

  const signer: PolkadotSigner = {
    ...(signs.includes('signPayload') && {
      async signPayload(payload) {
        const { signer: now } = await open()
        return now.signPayload ? now.signPayload(payload) : cannot()
      },
    }),
    ...(signs.includes('signRaw') && {
      async signRaw(raw) {
        const { signer: now } = await open()
        return now.signRaw ? now.signRaw(raw) : cannot()
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

function cannot(): never {
  throw new ModalError('ACT_UNSUPPORTED')
}
