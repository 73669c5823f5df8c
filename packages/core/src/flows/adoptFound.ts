import type { ModalContext } from '../context.js'
import { hasAdmission } from './admission.js'
import { type AdoptConnectionParameters, adoptConnection } from './adoptConnection.js'
import { admitAll } from './askAdmission.js'
import { lockedWallets } from './restore.js'

/** Takes in a connection that came about elsewhere, once whoever decides has let it. Rejects with `NOT_ADMITTED`. */
export async function adoptFound(
  context: ModalContext,
  found: Omit<AdoptConnectionParameters, 'restored' | 'leads'>,
): Promise<void> {
  if (hasAdmission(context)) {
    await admitAll(context, [found], { restored: false, asked: false, signal: context.signal })
  }
  context.use(lockedWallets)
  adoptConnection(context, { ...found, restored: false })
}
