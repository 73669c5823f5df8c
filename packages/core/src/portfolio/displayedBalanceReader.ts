import type { ModalContext, Service } from '../modal/context.js'
import type { Namespace } from '../types/caip.js'
import { waitForAnimationFrame } from '../utils/animationFrame.js'

export const displayedBalanceReader: Service<{
  readonly read: (namespace: Namespace) => void
}> = { create }

function create(context: ModalContext) {
  const { accounts, connections, networks, portfolio, viewers } = context.stores
  const waiting = new Set<Namespace>()
  const isShown = (namespace: Namespace) =>
    viewers.$viewers
      .get()
      .some((viewer) => viewer.shows === 'balance' && (viewer.namespace ?? networks.$namespace.get()) === namespace)
  const read = (namespace: Namespace) => {
    if (waiting.has(namespace) || !isShown(namespace)) return
    waiting.add(namespace)
    void refresh(context, namespace, () => waiting.delete(namespace))
  }
  const readUnknown = () => {
    for (const namespace of connections.namespaces()) {
      if (portfolio.of(accounts.get(namespace).caipAddress).status === 'idle') read(namespace)
    }
  }
  const stops = [viewers.$viewers.listen(readUnknown), networks.$namespace.listen(readUnknown)]
  for (const stop of stops) context.signal.addEventListener('abort', stop, { once: true })
  return { read }
}

// Reads the balance. The code for that loads after the account has rendered.
async function refresh(context: ModalContext, namespace: Namespace, onStart: () => void): Promise<void> {
  try {
    await waitForAnimationFrame(context.signal)
    const { fetchBalance } = await import('./readNativeBalance.js')
    onStart()
    await fetchBalance(context, { namespace })
  } catch (cause) {
    onStart()
    context.log('warn', 'The balance could not be read', cause)
  }
}
