import { onTestFinished } from 'vitest'
import { given } from './given.ts'

interface Asked {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
}

/** The directory's switches. All tests share it: when this one ends it is as it was before. */
export function directoryOf() {
  const base = `${given('directoryUrl')}/__sandbox`
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
    /** What was asked of the list of wallets, preflights not counted. */
    async asked(): Promise<readonly Asked[]> {
      const all = (await (await send('requests', 'GET')).json()) as readonly Asked[]
      return all.filter(({ method, path }) => method === 'GET' && path === '/getWallets')
    },
  }
}
