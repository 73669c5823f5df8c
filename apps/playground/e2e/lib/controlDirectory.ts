import { onTestFinished } from 'vitest'
import { getTestService } from './getTestService.ts'

interface WalletsRequest {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
}

/** Controls the shared directory; its state is restored after the test. */
export function controlDirectory() {
  const base = `${getTestService('directoryUrl')}/__sandbox`
  const send = async (path: string, method: string, body?: object) => {
    const response = await fetch(`${base}/${path}`, { method, ...(body && { body: JSON.stringify(body) }) })
    if (!response.ok) throw new Error(`The directory's switch answers ${response.status}`)
    return response
  }
  const clear = async () => {
    await send('faults', 'DELETE')
    await send('answers', 'DELETE')
    await send('requests', 'DELETE')
  }
  onTestFinished(clear)
  return {
    clear,
    fault: (fault: object) => send('faults', 'POST', fault),
    heal: () => send('faults', 'DELETE'),
    answers: (answers: object) => send('answers', 'PUT', answers),
    /** Lists requests for wallets, without preflights. */
    async asked(): Promise<readonly WalletsRequest[]> {
      const all = (await (await send('requests', 'GET')).json()) as readonly WalletsRequest[]
      return all.filter(({ method, path }) => method === 'GET' && path === '/getWallets')
    },
  }
}
